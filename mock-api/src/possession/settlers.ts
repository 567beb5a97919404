import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { COUNTER_KEEPERS } from './find-counter';

interface Parties {
  operator_id: string;
  recipient_id: string;
}

interface Given {
  giver_id: string | null;
  transfer_id: string | null;
}

/** Who took part in a hand-over, or gave what it took off their hand receipt: they settle nothing of it. */
export const partiesOf = (row: Parties, lines: readonly Given[]): (string | null)[] => [
  row.operator_id,
  row.recipient_id,
  ...lines.filter(({ transfer_id }) => transfer_id !== null).map(({ giver_id }) => giver_id),
];

/** The ids of the nearest leaders who may settle a dispute of a hand-over; none where nobody may. */
export async function findSettlers(
  db: Kysely<Database>,
  row: Parties & { id: string; counter_id: string },
): Promise<string[]> {
  const lines = await db
    .selectFrom('handover_line')
    .select(['giver_id', 'transfer_id'])
    .where('handover_id', '=', row.id)
    .execute();
  const parties = partiesOf(row, lines);
  const { rows } = await sql<{ id: string; depth: number }>`
    select users.id, above.depth
    from counter cross join lateral units_above(counter.unit_id) above join users on users.unit_id = above.id
    where counter.id = ${row.counter_id} and users.status = 'Active'
      and users.role = any(${COUNTER_KEEPERS}::text[])
    order by above.depth, users.id`.execute(db);
  const others = rows.filter(({ id }) => !parties.includes(id));
  return others.filter(({ depth }) => depth === others[0]?.depth).map(({ id }) => id);
}
