import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

/** Whoever lets a person of a unit in: its Commanders and Supply Sergeants and those above; where none is, the Admins. */
export async function activatorsOf(db: Kysely<Database>, unitId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: string }>`
    with recursive above as (
      select id, parent_id from units where id = ${unitId}
      union all
      select units.id, units.parent_id from units join above on units.id = above.parent_id
    )
    select users.id, users.role from users
    where users.status = 'Active' and (users.role = 'Admin'
      or (users.role in ('Commander', 'Supply Sergeant') and users.unit_id in (select id from above)))`.execute(
    db,
  );
  const leaders = rows.filter(({ role }) => role !== 'Admin');
  return (leaders.length > 0 ? leaders : rows).map(({ id }) => id);
}
