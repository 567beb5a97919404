import { sql } from 'kysely';
import { type PlanningCompany, planningCompany } from './fixture';

let t: PlanningCompany;
let id: string;
beforeAll(async () => {
  t = await planningCompany();
  await t.createItem({ serial_number: 'PLAN-1' });
  const program = await t.program({ kind: 'sensitive', title: 'Weapons' });
  id = (await t.month(program, '2026-12')).id;
  await t.verifies();
});

const findings = async () =>
  (await t.calls.ok('halloran', 'GET /api/verification/database')).findings.map(({ message }) => message);

test.each([
  [
    'due date',
    sql`update inventory set due_at = due_at + interval '1 day'`,
    sql`update inventory set due_at = due_at - interval '1 day'`,
    ['shows due '],
  ],
  [
    'state',
    sql`update inventory set closed_at = now(), closed_by_user_id = opened_by_user_id, cancel_reason = 'Nobody asked.'`,
    sql`update inventory set closed_at = null, closed_by_user_id = null, cancel_reason = null`,
    ['shows closed by ', 'shows closed '],
  ],
  [
    'opening',
    sql`update inventory set planned = false`,
    sql`update inventory set planned = true`,
    ['shows not opened: none; ledger says yes'],
  ],
  [
    'month',
    sql`update inventory set opens_on = '2031-01-01'`,
    sql`update inventory set opens_on = '2026-12-01'`,
    ['shows planned for 2031-01-01; ledger says 2026-12-01'],
  ],
] as const)('a planned inventory whose %s was changed by SQL is named', async (_, edit, undo, words) => {
  const { db } = t.database;
  await sql`${edit} where id = ${id}`.execute(db);
  const said = await findings();
  for (const word of words) expect(said).toContainEqual(expect.stringContaining(`Inventory ${id} ${word}`));
  await sql`${undo} where id = ${id}`.execute(db);
  await t.verifies();
});

test('a planned inventory whose team was changed by SQL is named', async () => {
  const { db } = t.database;
  await db.insertInto('inventory_counter').values({ inventory_id: id, user_id: t.ids.tanaka }).execute();
  expect(await findings()).toContainEqual(
    expect.stringContaining(`Inventory ${id} shows counters ${t.ids.tanaka}`),
  );
  await db.deleteFrom('inventory_counter').where('inventory_id', '=', id).execute();
  await t.verifies();
});

test('a planned inventory that is put in or taken out by SQL is named', async () => {
  const { db } = t.database;
  const row = await db.selectFrom('inventory').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db.deleteFrom('inventory').where('id', '=', id).execute();
  expect(await findings()).toContainEqual(expect.stringContaining(`Inventory ${id}`));
  const { state: _, rules: __, ...columns } = row;
  await db.insertInto('inventory').values(columns).execute();
  await t.verifies();
  await db
    .insertInto('inventory')
    .values({ ...columns, id: 'I-9999', opens_on: '2031-01-01', event_id: null })
    .execute();
  expect(await findings()).toContainEqual('Inventory I-9999 has no event in the ledger');
  await db.deleteFrom('inventory').where('id', '=', 'I-9999').execute();
  await t.verifies();
});
