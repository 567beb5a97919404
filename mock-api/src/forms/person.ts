import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, mayHandTo, people } from '../access';

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
export const mayName = async (db: Kysely<Database>, viewer: Viewer, id: string): Promise<boolean> =>
  id === viewer.id || (await mayHandTo(db, viewer, id));
