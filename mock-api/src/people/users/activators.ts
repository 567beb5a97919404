import { type Kysely, sql } from 'kysely';
import { unitsAbove } from '../../access';
import type { Database } from '../../kernel';

/** The people who may activate a person of a unit: Commanders and Supply Sergeants of it or above, else the Admins. */
export async function activatorsOf(db: Kysely<Database>, unitId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: string }>`
    select users.id, users.role from users
    where users.status = 'Active' and (users.role = 'Admin'
      or (users.role in ('Commander', 'Supply Sergeant') and users.unit_id in ${unitsAbove(unitId)}))`.execute(
    db,
  );
  const leaders = rows.filter(({ role }) => role !== 'Admin');
  return (leaders.length > 0 ? leaders : rows).map(({ id }) => id);
}
