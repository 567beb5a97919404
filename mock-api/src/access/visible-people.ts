import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from './visible-items';
import { companyUnits } from './units';

/**
 * A condition on the table `users`: the people whom a person may look up. Everybody sees their company and
 * themselves; an Admin sees everybody, for a person has to place those who named a unit that is not known.
 */
export function visiblePeople(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.role === 'Admin') return sql`true`;
  if (viewer.unitId === null) return sql`users.id = ${viewer.id}`;
  return sql`(users.id = ${viewer.id} or users.unit_id in ${companyUnits(viewer.unitId)})`;
}
