import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, companyUnits, people } from '../access';

/** A person of the server's records as forms write them. */
export interface FormName {
  /** Rank, first and last name. */
  name: string;
  unit: string;
  position: string | null;
}

/** Rank, name, unit and position by id; undefined for an unknown one. */
export async function findFormName(db: Kysely<Database>, id: string): Promise<FormName | undefined> {
  const row = await people(db).where('users.id', '=', id).executeTakeFirst();
  return (
    row && {
      name: `${row.rank} ${row.first_name} ${row.last_name}`,
      unit: row.unit_name ?? row.requested_unit ?? '',
      position: row.position,
    }
  );
}

/** True for oneself, the people of one's company, and one's accepted connections. */
export async function mayName(db: Kysely<Database>, viewer: Viewer, id: string): Promise<boolean> {
  if (id === viewer.id) return true;
  const inCompany = viewer.unitId
    ? sql<boolean>`users.unit_id in ${companyUnits(viewer.unitId)}`
    : sql<boolean>`false`;
  const connected = sql<boolean>`exists (
    select from connections
    where status = 'accepted'
      and ((user_id = ${viewer.id} and other_user_id = users.id)
        or (other_user_id = ${viewer.id} and user_id = users.id)))`;
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where((row) => row.or([inCompany, connected]))
    .executeTakeFirst();
  return known !== undefined;
}
