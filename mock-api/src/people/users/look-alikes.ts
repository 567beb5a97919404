import type { Kysely } from 'kysely';
import { type Database, nameSkeleton } from '../../kernel';
import { type Viewer, people, visiblePeople } from '../../access';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
  rank: string;
}

/**
 * Lists name people by rank and last name. Two read the same there where the last names look alike, and the rank or
 * the first name does too, or the last names are not even spelled the same.
 */
function looksLike(one: Named, other: Named): boolean {
  if (nameSkeleton(one.last_name) !== nameSkeleton(other.last_name)) return false;
  return (
    one.rank === other.rank ||
    one.last_name !== other.last_name ||
    nameSkeleton(one.first_name) === nameSkeleton(other.first_name)
  );
}

/** The people whom the viewer may look up and who may be taken for this one, e.g. 'CPT Ann Halloran, B Co'. */
export async function findLookAlikes(db: Kysely<Database>, viewer: Viewer, person: Named): Promise<string[]> {
  const rows = await people(db).where(visiblePeople(viewer)).where('users.id', '!=', person.id).execute();
  return rows
    .filter((row) => looksLike(person, row))
    .map((row) => {
      const unit = row.unit_name ?? row.requested_unit;
      return `${row.rank} ${row.first_name} ${row.last_name}${unit ? `, ${unit}` : ''}`;
    })
    .sort();
}
