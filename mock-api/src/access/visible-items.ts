import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { isWholeTree, unitsBelow } from './units';

/** The person who reads, with what decides which items they may see. */
export interface Viewer {
  id: string;
  role: Role;
  unitId: string | null;
  /** True if every unit is the person's unit or below it. If undefined, the database finds out. */
  unitIsWhole?: boolean;
}

/** Roles that see the items of their unit and below. */
export const SEES_UNIT: readonly Role[] = ['Squad Leader', 'Supply Sergeant', 'Commander', 'Admin'];

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
  const tree = unitsBelow(viewer.unitId);
  return sql`(property.unit_id in ${tree}
    or property.assigned_to_user_id in (select id from users where unit_id in ${tree}))`;
}

/**
 * A condition on the table `property`: what the person holds, has signed down or is being offered, and
 * for leaders the items of their unit and below. Everything that shows items uses it; what it leaves
 * out answers 404. Check the unit first. It is the cheapest condition and decides for most items.
 */
export const visibleItems = (viewer: Viewer): RawBuilder<boolean> => sql`(
  ${unitItems(viewer)}
  or ${signedBy(viewer.id)}
  or ${isOfferedTo(viewer.id)})`;

/** A leader's unit and those below, looked up for one list. */
export interface UnitReach {
  /** The tree is all units there are, so every item is in it; then nothing is listed here. */
  everything: boolean;
  unitIds: string[];
  /** The people of those units, whose items a leader sees whichever unit carries them. */
  userIds: string[];
}

/** What of the units a person sees; null for who sees no unit. */
export async function unitReach(db: Kysely<Database>, viewer: Viewer): Promise<UnitReach | null> {
  if (viewer.unitId === null || !SEES_UNIT.includes(viewer.role)) return null;
  if (viewer.unitIsWhole) return { everything: true, unitIds: [], userIds: [] };
  const { rows } = await sql<UnitReach>`
    with reach as (
      select id from units_below(${viewer.unitId}) where not ${isWholeTree(viewer.unitId)}
    )
    select ${isWholeTree(viewer.unitId)} as everything, array(select id from reach) as "unitIds",
      array(select users.id from users where unit_id in (select id from reach)) as "userIds"`.execute(db);
  return rows[0] ?? null;
}

/**
 * The same items as `visibleItems`, for a list: as conditions of which an item fulfils one at most, each
 * of them of a form that an index answers. One condition with OR in it would be tried on every item.
 */
export function visibleParts(viewer: Viewer, reach: UnitReach | null): RawBuilder<boolean>[] {
  if (reach?.everything) return [sql`true`];
  const mine = sql<boolean>`property.id in (
    select item_id from custody_link where user_id = ${viewer.id}
    union all
    select item_id from transfer where to_user_id = ${viewer.id} and status = 'Pending')`;
  if (!reach) return [mine];
  const ofUnit = sql<boolean>`(property.unit_id = any(${reach.unitIds})
    or property.assigned_to_user_id = any(${reach.userIds}))`;
  return [ofUnit, sql`(${mine} and ${ofUnit} is not true)`];
}

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
