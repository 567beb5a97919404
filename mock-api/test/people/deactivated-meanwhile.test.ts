import { type Company, testCompany } from '../custody/company';
import { type TestApp, addUser } from '../support/app';
import { keepSignedIn } from '../support/call';

let company: Company;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  await addUser(company.database, { username: 'admin', role: 'Admin', unit_id: 'B' });
  admin = await company.signIn('admin');
});

test('nothing is left offered to somebody who is deactivated at the same moment', async () => {
  const { as, ids } = company;
  for (let round = 0; round < 8; round += 1) {
    const items = [];
    for (let n = 0; n < 4; n += 1) items.push(await company.createItem());
    const offers = items.map(({ id }) =>
      as.halloran({ method: 'POST', url: '/api/transfers', body: { propertyId: id, toUserId: ids.petrov } }),
    );
    const [deactivated, ...offered] = await Promise.all([
      admin({ method: 'POST', url: `/api/users/${ids.petrov}/deactivate` }),
      ...offers,
    ]);
    expect(deactivated.statusCode).toBe(200);
    for (const { statusCode } of offered) expect([201, 400]).toContain(statusCode);
    const open = await company.database.db
      .selectFrom('transfer')
      .select('id')
      .where('to_user_id', '=', ids.petrov)
      .where('status', '=', 'Pending')
      .execute();
    expect(open).toEqual([]);
    await admin({ method: 'POST', url: `/api/users/${ids.petrov}/activate` });
  }
});
