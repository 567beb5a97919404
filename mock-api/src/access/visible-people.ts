import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { SEES_UNIT, type Viewer } from './visible-items';
import { companyUnits, isInUnit } from './units';

/**
 * A condition on the table `users`: the people whom a person may look up. Everybody sees their company and
 * themselves; an Admin sees everybody, for a person has to place those who named a unit that is not known.
 */
export function visiblePeople(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.role === 'Admin') return sql`true`;
  if (viewer.unitId === null) return sql`users.id = ${viewer.id}`;
  return sql`(users.id = ${viewer.id} or users.unit_id in ${companyUnits(viewer.unitId)})`;
}

/** A condition on the table `users`: they and the other person are accepted connections, no matter who asked. */
export const connectedWith = (userId: string) => sql<boolean>`exists (
  select from connections
  where status = 'accepted'
    and ((user_id = ${userId} and other_user_id = users.id) or (other_user_id = ${userId} and user_id = users.id)))`;

/**
 * A condition on the table `users`: the people to whom a person may hand something. They are those of the person's
 * company and the person's connections.
 */
export const possibleRecipients = (viewer: Pick<Viewer, 'id' | 'unitId'>) =>
  viewer.unitId === null
    ? sql<boolean>`(${connectedWith(viewer.id)})`
    : sql<boolean>`(${connectedWith(viewer.id)} or ${sql.ref('users.unit_id')} in ${companyUnits(viewer.unitId)})`;

/** Whether a person may hand something to another one. */
export async function mayHandTo(
  db: Kysely<Database>,
  viewer: Pick<Viewer, 'id' | 'unitId'>,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(possibleRecipients(viewer))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether a person may see what another one is responsible for: themselves, the leaders of their unit and of those
 * above it, and Admins.
 */
export async function maySeePerson(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<boolean> {
  if (viewer.id === userId) return true;
  if (!SEES_UNIT.includes(viewer.role)) return false;
  const seen = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(viewer.role === 'Admin' ? visiblePeople(viewer) : isInUnit(viewer.unitId))
    .executeTakeFirst();
  return seen !== undefined;
}
