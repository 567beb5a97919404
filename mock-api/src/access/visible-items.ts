import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

/** The person who reads, with what decides which items they may see. */
export interface Viewer {
  id: string;
  role: Role;
  unitId: string | null;
}

/** Roles that see the items of their unit and below. `visible_item_rows` in the migrations knows the only other one. */
export const SEES_UNIT: readonly Role[] = [
  'Squad Leader',
  'Supply Sergeant',
  'Commander',
  'S4',
  'PBO',
  'Admin',
];

/** Roles that read what changes their unit's property book or leaves it: those that keep the book, and the PBO. */
export const READS_BOOK: readonly Role[] = ['Supply Sergeant', 'Commander', 'PBO', 'Admin'];

/** Ids of the items that the person holds or has signed down, for what is counted over all of them. */
export const signedByMe = (userId: string): RawBuilder<string> =>
  sql`(select item_id from custody_link where user_id = ${userId})`;

/**
 * A condition on the table `property`: the person holds the item or has signed it down. The holder is the
 * last link of the chain. Asked item by item, so that a search asks only for what it has found.
 */
export const signedBy = (userId: string): RawBuilder<boolean> => sql`
  exists (select from custody_link link where link.item_id = property.id and link.user_id = ${userId})`;

/**
 * Whose rows of the table `visible_item` show a person their items: for leaders first their unit's, and their own. No item
 * is in the rows of both.
 */
const scopesOf = ({ id, role, unitId }: Viewer): string[] =>
  unitId !== null && SEES_UNIT.includes(role) ? [unitId, id] : [id];

/** The scope of a unit's items that left its book, or that it is to enter in its own. `visible_item_rows` writes them. */
const leftScopesOf = ({ role, unitId }: Viewer): string[] =>
  unitId !== null && SEES_UNIT.includes(role) ? [`left:${unitId}`] : [];

/** Whether an item, e.g. `property.id`, is one of those that the scopes show. */
const isInScope = (itemId: string, scopes: readonly string[]): RawBuilder<boolean> => sql`
  exists (select from visible_item seen
    where seen.item_id = ${sql.ref(itemId)} and seen.scope_id = any(${scopes}::text[]))`;

/** A condition on the table `property`: what a leader's unit and those below carry or hold. */
export function unitItems(viewer: Viewer): RawBuilder<boolean> {
  return isInScope(
    'property.id',
    scopesOf(viewer).filter((scope) => scope === viewer.unitId),
  );
}

/**
 * A condition on the table `property`: what the person holds, has signed down or is being offered, and
 * for leaders the items of their unit and below. Everything that shows items uses it; what it leaves
 * out answers 404.
 *
 * @param itemId column with the id of the item
 */
export const visibleItems = (viewer: Viewer, itemId = 'property.id'): RawBuilder<boolean> =>
  isInScope(itemId, scopesOf(viewer));

/**
 * As `visibleItems`, and for leaders also what left the book of their unit and those below. Everything that shows the
 * record of one item uses it; lists, counts and checks do not.
 *
 * @param itemId column with the id of the item
 */
export const recordedItems = (viewer: Viewer, itemId = 'property.id'): RawBuilder<boolean> =>
  isInScope(itemId, [...scopesOf(viewer), ...leftScopesOf(viewer)]);

/** As `unitItems`, and also what left the book. */
export const unitRecords = (viewer: Viewer): RawBuilder<boolean> =>
  isInScope('property.id', [
    ...scopesOf(viewer).filter((scope) => scope === viewer.unitId),
    ...leftScopesOf(viewer),
  ]);

/**
 * As `recordedItems`, in conditions of which an item fulfils one at most. The planner knows that each has one row an item
 * and begins with the rows or with the other table, whichever is less. That serves a count up to a limit.
 */
export const recordedItemParts = (viewer: Viewer, itemId = 'property.id'): RawBuilder<boolean>[] =>
  [...scopesOf(viewer), ...leftScopesOf(viewer)].map(
    (scope) => sql`exists (select from visible_item seen
      where seen.item_id = ${sql.ref(itemId)} and seen.scope_id = ${scope})`,
  );

/**
 * As `recordedItems`, the other way around: a condition on the table `users` for active people who see an item.
 *
 * @param itemId column with the id of the item
 */
export const seesItem = (itemId: RawBuilder<string>): RawBuilder<boolean> => sql`
  (users.status = 'Active' and exists (select from visible_item seen
    where seen.item_id = ${itemId} and (seen.scope_id = users.id
      or (users.role = any(${SEES_UNIT}::text[]) and seen.scope_id in (users.unit_id, 'left:' || users.unit_id)))))`;

/** The rows of `visible_item` that show the person their items, each item once: a condition on that table. */
export const visibleRows = (viewer: Viewer): RawBuilder<boolean> =>
  sql`visible_item.scope_id = any(${scopesOf(viewer)}::text[])`;

/**
 * The rows of `visible_item` of a leader's unit and those below; of anybody else, what they hold or have signed down. What
 * a person is only offered is in neither: a condition on that table.
 */
export const unitRows = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.unitId !== null && SEES_UNIT.includes(viewer.role)
    ? sql`visible_item.scope_id = ${viewer.unitId}`
    : sql`(visible_item.scope_id = ${viewer.id} and exists (select from custody_link signed
        where signed.item_id = visible_item.item_id and signed.user_id = ${viewer.id}))`;

/** What a list shows of all that a person may see, and in which order. */
interface VisibleList {
  /** Text that it is sorted by, of the table `property`; without it by name. */
  sortKey?: RawBuilder<string>;
  /** Conditions on the table `visible_item`. */
  rows?: readonly RawBuilder<boolean>[];
  /** Conditions on the table `property`. */
  items?: readonly RawBuilder<boolean>[];
  /** Also what left the book, or nothing else; without it none of it. */
  left?: 'also' | 'only';
  /** Of the rows of `unitRows` only. */
  ofUnit?: boolean;
}

/**
 * `id` and `sort_key` of the items of a list, for `readPage`: a part for each scope, no item in two of them. Each reads
 * the rows of its scope by name along an index, and the table `property` only where it must.
 */
export function visibleParts(viewer: Viewer, { sortKey, rows = [], items = [], left, ofUnit }: VisibleList) {
  const scopes = [
    ...(left === 'only' ? [] : scopesOf(viewer).slice(0, ofUnit ? 1 : undefined)),
    ...(left ? leftScopesOf(viewer) : []),
  ];
  const shown = ofUnit && left !== 'only' ? [unitRows(viewer), ...rows] : rows;
  const property =
    sortKey || items.length > 0 ? sql`join property on property.id = visible_item.item_id` : sql``;
  if (scopes.length === 0) {
    return [
      sql`select visible_item.item_id as id, visible_item.name_key as sort_key from visible_item where false`,
    ];
  }
  return scopes.map(
    (scope) => sql`select visible_item.item_id as id, ${sortKey ?? sql`visible_item.name_key`} as sort_key
      from visible_item ${property}
      where ${sql.join([sql`visible_item.scope_id = ${scope}`, ...shown, ...items], sql` and `)}`,
  );
}

/**
 * A condition on the table `item_out_of_sight`: the person saw the item, or their unit did, and nobody shows it to them
 * now. What left the book is out of sight.
 */
export const outOfSight = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(item_out_of_sight.scope_id = any(${scopesOf(viewer)}::text[])
    and not ${visibleItems(viewer, 'item_out_of_sight.item_id')})`;

/** True where the item exists and the person may see its record, also where it left the book. */
export async function maySee(db: Kysely<Database>, viewer: Viewer, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('visible_item')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where('scope_id', 'in', [...scopesOf(viewer), ...leftScopesOf(viewer)])
    .executeTakeFirst();
  return row !== undefined;
}
