import { addUser } from '../support/app';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

test('INVT-10 a Commander above names a person of another company, who sees this inventory and nothing else of the unit', async () => {
  const { db } = t.database;
  const [first = '', second = ''] = await t.issue('tanaka', 'W890001', 'W890002');
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'company' })
    .execute();
  const below = db.updateTable('units').set({ parent_id: 'BN' }).where('id', 'in', ['B', 'C']);
  await below.execute();
  await addUser(t.database, { username: 'above', role: 'Commander', unit_id: 'BN', last_name: 'Above' });
  const helperId = await addUser(t.database, { username: 'helper', unit_id: 'C', last_name: 'Helper' });
  const [above, helper] = [await t.signIn('above'), await t.signIn('helper')];
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  const address = `/api/inventories/${id}`;
  expect((await helper({ url: address })).statusCode).toBe(404);

  const candidates = await above({ url: `/api/inventories/${id}/candidates` });
  expect(candidates.json<{ person: { id: string } }[]>().map(({ person }) => person.id)).toContain(helperId);
  const named = await above({
    method: 'POST',
    url: `/api/inventories/${id}/counters`,
    body: { counterIds: [t.ids.petrov, helperId] },
  });
  expect(named.statusCode).toBe(200);

  expect((await helper({ url: address })).statusCode).toBe(200);
  for (const itemId of [first, second]) {
    expect((await helper({ url: `/api/property/${itemId}` })).statusCode).toBe(404);
  }
  expect((await helper({ url: '/api/inventory' })).json()).toEqual([]);
  expect((await helper({ url: '/api/inventories' })).json()).toHaveLength(1);
  const read = await helper({ method: 'POST', url: `${address}/scans`, body: { code: 'W890001' } });
  expect(read.json()).toMatchObject({ result: 'verified' });
  await t.close('brandt', id);
  expect(await t.findings()).toEqual([]);
});
