import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { SEES_UNIT, type Viewer } from './visible-items';
import { companyUnits, isInUnit } from './units';

/**
 * A condition on the units that a person may look up: their company's, and for an Admin all there are.
 *
 * @param unitId column with the id of the unit
 */
export function visibleUnits({ role, unitId: own }: Viewer, unitId = 'units.id'): RawBuilder<boolean> {
  if (role === 'Admin') return sql`true`;
  return own === null ? sql`false` : sql`${sql.ref(unitId)} in ${companyUnits(own)}`;
}

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
export const connectedWith = (userId: string | RawBuilder<unknown>) => sql<boolean>`exists (
  select from connections
  where status = 'accepted'
    and ((user_id = ${userId} and other_user_id = users.id) or (other_user_id = ${userId} and user_id = users.id)))`;

/**
 * A condition on the table `users`: the people to whom a person may hand something. They are those of the person's
 * company and the person's connections.
 *
 * @param viewer the person, or the columns that have their id and the id of their unit
 */
export const possibleRecipients = (
  viewer: Pick<Viewer, 'id' | 'unitId'> | Record<'id' | 'unitId', RawBuilder<unknown>>,
) =>
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
 * A condition on the table `users`: the people of whom the viewer may see what they are responsible for. They are the
 * viewer, those whose unit the viewer leads, and for an Admin everybody.
 */
export function visibleHolders(viewer: Viewer): RawBuilder<boolean> {
  const own = sql<boolean>`users.id = ${viewer.id}`;
  if (!SEES_UNIT.includes(viewer.role)) return own;
  return sql`(${own} or ${viewer.role === 'Admin' ? visiblePeople(viewer) : isInUnit(viewer.unitId)})`;
}

/** Whether a person may see what another one is responsible for. See `visibleHolders`. */
export async function maySeePerson(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<boolean> {
  if (viewer.id === userId) return true;
  const seen = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(visibleHolders(viewer))
    .executeTakeFirst();
  return seen !== undefined;
}
