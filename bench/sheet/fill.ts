import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';

const UNIT = 'BENCH';

const person = (username: string) => ({
  username,
  email: `${username}@bench.test`,
  password_hash: '-',
  first_name: 'B',
  last_name: username,
  rank: 'SPC' as const,
  role: 'Soldier' as const,
  unit_id: UNIT,
  status: 'Active' as const,
});

/** Items of the giver with ten components each, of which the first is short, and an item mounted on each. */
const ITEMS = (count: number, giver: string) => [
  sql`insert into property (id, name, serial_number, category, unit_id, assigned_to_user_id, created_at)
    select kind || n, case kind when 'E-' then 'M4A1 Carbine' else 'M68 CCO' end, kind || n, 'weapons', ${UNIT},
      ${giver}, now()
    from generate_series(1, ${count}::int) n, unnest(array['E-', 'M-']) kind`,
  sql`insert into custody_link (item_id, position, user_id, since)
    select id, position, case position when 1 then ${giver} end, now() from property, generate_series(0, 1) position`,
  sql`insert into attached_component (parent_id, component_id, position)
    select 'E-' || n, 'M-' || n, 'Top rail' from generate_series(1, ${count}::int) n`,
  sql`insert into component (property_id, position, name, quantity, required, on_hand, damaged, counted_at, counted_by)
    select 'E-' || n, part, 'Component ' || part, 7, true, case part when 0 then 5 else 7 end, 0, now(), ${giver}
    from generate_series(1, ${count}::int) n, generate_series(0, 9) part`,
  sql`insert into maintenance_item (item_id, maintenance_type, status, priority, description, reported_by_user_id, reported_at)
    select 'E-' || n, 'corrective', 'in-progress', 'high', 'Extractor worn', ${giver}, now()
    from generate_series(1, ${count}::int, 10) n`,
];

/** Lays pending transfers between two people into an empty, migrated database. No ledger event tells how they came about. */
export async function fillSheets(
  db: Kysely<Database>,
  count: number,
): Promise<{ ids: string[]; recipientId: string }> {
  await db.insertInto('units').values({ id: UNIT, name: 'Bench', kind: 'company' }).execute();
  const people = await db
    .insertInto('users')
    .values([person('giver'), person('recipient')])
    .returning('id')
    .execute();
  const [giver = '', recipientId = ''] = people.map(({ id }) => id);
  for (const statement of ITEMS(count, giver)) await statement.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into transfer (item_id, from_user_id, to_user_id, include_components, is_recall, requested_at)
    select 'E-' || n, ${giver}, ${recipientId}, true, false, now() from generate_series(1, ${count}::int) n
    returning id`.execute(db);
  await sql`analyze`.execute(db);
  return { ids: rows.map(({ id }) => id), recipientId };
}
