import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/** The active commanders of a unit: its own, else those of the nearest unit above that has any. */
export async function findCommanders({ trx }: { trx: Kysely<Database> }, unitId: string | null) {
  if (unitId === null) return [];
  const { rows } = await sql<{ id: string; name: string; depth: number }>`
    select users.id, users.rank || ' ' || users.last_name as name, above.depth
    from units_above(${unitId}) above join users on users.unit_id = above.id
    where users.role = 'Commander' and users.status = 'Active'
    order by above.depth, users.id`.execute(trx);
  return rows.filter(({ depth }) => depth === rows[0]?.depth);
}
