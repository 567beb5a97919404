import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { overrideClearance } from '../clearance/override';
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

test('SUCC-39 no sign-over waits for a superior who is deactivated at the same moment', async () => {
  const { as, ids, database } = company;
  const unit_id = 'B';
  await database.db
    .insertInto('unit_setting')
    .values({
      unit_id,
      key: 'transfer.signOver',
      value: JSON.stringify('consent'),
      changed_by: ids.halloran,
      changed_at: new Date(),
      version: 1,
    })
    .execute();
  const items: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { id } = await company.createItem();
    await company.signDown(id, 'brandt');
    await company.decide('whitaker', (await company.offer('brandt', id, 'whitaker')).id, 'Approved');
    items.push(id);
  }
  await overrideClearance(company, ids.brandt);
  const [deactivated, ...offered] = await Promise.all([
    admin({ method: 'POST', url: `/api/users/${ids.brandt}/deactivate` }),
    ...items.map((propertyId) =>
      as.whitaker({
        method: 'POST',
        url: '/api/transfers',
        body: { propertyId, toUserId: ids.tanaka, signOver: true },
      }),
    ),
  ]);
  expect(deactivated.statusCode).toBe(200);
  for (const { statusCode } of offered) expect([201, 409]).toContain(statusCode);
  const open = await database.db
    .selectFrom('transfer')
    .select('id')
    .where('superior_user_id', '=', ids.brandt)
    .where('status', '=', 'Pending')
    .execute();
  expect(open).toEqual([]);
});

test('SUCC-40 an item of a person who is deactivated says so in its details, and its chain stays', async () => {
  const { id } = await company.createItem();
  await company.signDown(id, 'voss');
  const details = async () =>
    (await company.as.halloran({ url: `/api/property/${id}` })).json<PropertyDetailsDto>();
  expect(await details()).toMatchObject({ holder_deactivated: false });
  await overrideClearance(company, company.ids.voss);
  await admin({ method: 'POST', url: `/api/users/${company.ids.voss}/deactivate` });
  expect(await details()).toMatchObject({
    holder_deactivated: true,
    assigned_to_user_id: company.ids.voss,
  });
});
