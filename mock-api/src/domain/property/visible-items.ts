import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** Whoever asks, as far as it decides what he may see. */
export interface Viewer {
  id: string;
  role: Role;
  unitId: string | null;
}

/** Roles that see the items of their unit and below. */
const SEES_UNIT: readonly Role[] = ['Squad Leader', 'Supply Sergeant', 'Commander', 'Admin'];

/** Ids of a unit and of every unit below it. */
const unitTree = (unitId: string) => sql`(
  with recursive tree as (
    select id from units where id = ${unitId}
    union all
    select units.id from units join tree on units.parent_id = tree.id
  ) select id from tree)`;

/** Ids of the items that the person holds or has signed down, for what is counted over all of them. */
export const signedByMe = (userId: string): RawBuilder<string> =>
  sql`(select item_id from custody_link where user_id = ${userId})`;

/**
 * A condition on the table `property`: the person holds the item or has signed it down. The holder is the
 * last link of the chain. Asked item by item, so that a search asks only for what it has found.
 */
export const signedBy = (userId: string): RawBuilder<boolean> => sql`
  exists (select from custody_link link where link.item_id = property.id and link.user_id = ${userId})`;

const isOfferedTo = (userId: string) => sql`
  exists (select from transfer offered where offered.item_id = property.id
    and offered.to_user_id = ${userId} and offered.status = 'Pending')`;

/** A condition on the table `property`: what a leader's unit and those below carry or hold. */
export function unitItems(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.unitId === null || !SEES_UNIT.includes(viewer.role)) return sql`false`;
  const tree = unitTree(viewer.unitId);
  return sql`(property.unit_id in ${tree}
    or property.assigned_to_user_id in (select id from users where unit_id in ${tree}))`;
}

/**
 * A condition on the table `property`: what the person holds, has signed down or is being offered, and
 * for leaders the items of their unit and below. Everything that shows items uses it; what it leaves
 * out answers 404.
 */
export const visibleItems = (viewer: Viewer): RawBuilder<boolean> => sql`(
  ${signedBy(viewer.id)}
  or ${isOfferedTo(viewer.id)}
  or ${unitItems(viewer)})`;

/** True where the item exists and the person may see it. */
export async function maySee(db: Kysely<Database>, viewer: Viewer, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', itemId)
    .where(visibleItems(viewer))
    .executeTakeFirst();
  return row !== undefined;
}
