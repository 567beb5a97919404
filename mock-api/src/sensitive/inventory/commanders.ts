import { sql } from 'kysely';
import type { Work } from '../../unit-of-work';

/** The active commanders of a unit: its own, else those of the nearest unit above that has any. */
export async function findCommanders({ trx }: Work, unitId: string | null) {
  if (unitId === null) return [];
  const { rows } = await sql<{ id: string; name: string; depth: number }>`
    with recursive above as (
      select id, parent_id, 0 as depth from units where id = ${unitId}
      union all
      select units.id, units.parent_id, above.depth + 1 from units join above on units.id = above.parent_id
    )
    select users.id, users.rank || ' ' || users.last_name as name, above.depth
    from above join users on users.unit_id = above.id
    where users.role = 'Commander' and users.status = 'Active'
    order by above.depth, users.id`.execute(trx);
  return rows.filter(({ depth }) => depth === rows[0]?.depth);
}
