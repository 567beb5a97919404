import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { type PlanningCompany, planningCompany } from './fixture';

let t: PlanningCompany;
beforeAll(async () => {
  t = await planningCompany();
  await t.setRules('inventory.rules.sensitive', {});
});

test('with no one eligible an S4 above names a person of another unit, who is on the team when it opens', async () => {
  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', 'in', ['B', 'C']).execute();
  await addUser(t.database, { username: 'okafor', role: 'S4', unit_id: 'BN', last_name: 'Okafor' });
  const helper = { username: 'helper', unit_id: 'C', rank: 'CSM', last_name: 'Helper' } as const;
  const helperId = await addUser(t.database, helper);
  const s4 = await t.signIn('okafor');
  const carbine = await t.createItem({ serial_number: 'ABOVE-1' });
  await t.signDown(carbine.id, 'whitaker');
  const id = await t.program({ kind: 'sensitive', title: 'From above' });
  const { id: inventoryId, version } = await t.month(id, '2026-11');
  const url = `/api/inventories/${inventoryId}`;
  const name = async (body: object) => {
    const response = await s4({ method: 'PATCH', url, body: { version, ...body } });
    return [response.statusCode, response.json<{ message?: string }>().message];
  };
  const counters = [{ userId: helperId }];
  expect(await name({ counters })).toEqual([
    403,
    'Somebody in B Co may count this inventory under its rules. The leaders there say who counts.',
  ]);

  await t.setRules('inventory.rules.sensitive', { minRank: 'CSM' });
  expect((await name({ dueAt: new Date(2026, 10, 25).toISOString(), counters }))[0]).toBe(403);
  const planned = (await s4({ url: `/api/inventory-calendar/${inventoryId}` })).json<CalendarInventoryDto>();
  expect(planned.may).toEqual({ change: true, skip: false, open: false });
  expect((await name({ counters }))[0]).toBe(200);
  expect((await s4({ method: 'POST', url: `${url}/open` })).statusCode).toBe(403);
  expect(
    (await s4({ method: 'POST', url: `${url}/skip`, body: { reason: 'Field exercise.' } })).statusCode,
  ).toBe(403);

  // The Supply Sergeant sees who was named, and opens it with them.
  const params = { id: inventoryId };
  const listed = await t.calls.ok('brandt', 'GET /api/inventories/:id/candidates', { params });
  expect(listed.filter(({ reasons }) => reasons.length === 0).map(({ person }) => person.id)).toEqual([
    helperId,
  ]);
  const opened = await t.calls.ok('brandt', 'POST /api/inventories/:id/open', { params });
  expect(opened.counters.map((person) => person.id)).toEqual([helperId]);
  await t.setRules('inventory.rules.sensitive', {});
  await t.verifies();
});
