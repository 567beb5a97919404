import { PROPERTY_SORTS } from '@hand-receipt/contracts/routes';
import {
  CALIBRATION_NOTICE_DAYS,
  type ItemCondition,
  type PropertyDto,
  type PropertyStatus,
  type RouteQuery,
  shownAs,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  inArray,
  badRequest,
  localDay,
  readPage,
  readSort,
  startOfDay,
} from '../kernel';
import { itemSearch } from './item-search';
import { isWith, withButNotHeldBy } from './custody/possession';
import { loadProperty } from './load-property';
import { readPropertyStatus } from './status';
import {
  type Viewer,
  signedBy,
  signedByMe,
  unitRows,
  visibleItems,
  visibleParts,
  visibleRows,
} from '../access';

type PropertyQuery = RouteQuery<'GET /api/property'>;

/** The text that each column sorts by. Each has its index, of the same words: see schema.sql. */
const SORT_KEY: Record<(typeof PROPERTY_SORTS)[number], RawBuilder<string>> = {
  name: sql`lower(property.name)`,
  serialNumber: sql`property.serial_number`,
  category: sql`property.category`,
  // As lists show it: see `shown_status` in schema.sql.
  status: sql`shown_status(property.current_status)`,
  assignedDate: sql`sortable_time(property.assigned_date)`,
  assignedTo: sql`property.holder_sort`,
};

const DEFAULT_SORT = { column: 'name', descending: false } as const;

/** Of the person's unit and below; for who leads none, of what is theirs. */
const isOfUnit = (viewer: Viewer): RawBuilder<boolean> => sql`exists (select from visible_item
  where visible_item.item_id = property.id and ${unitRows(viewer)})`;

/**
 * Items of one scope, without the filters of the query.
 *
 * @param signed a condition on the table `property`: the person holds the item or has signed it down
 */
export function inScope(viewer: Viewer, scope: PropertyQuery['scope'], signed = signedBy(viewer.id)) {
  if (scope === 'visible') return visibleItems(viewer);
  if (scope === 'unit') return isOfUnit(viewer);
  if (scope === 'with-me') return withButNotHeldBy(viewer.id);
  if (scope === 'unassigned') {
    return sql<boolean>`(property.assigned_to_user_id is null and ${isOfUnit(viewer)})`;
  }
  if (scope === 'assigned') return sql<boolean>`property.assigned_to_user_id = ${viewer.id}`;
  if (scope === 'signedout') {
    return sql<boolean>`(${signed} and property.assigned_to_user_id is distinct from ${viewer.id})`;
  }
  return signed;
}

/** Found before they are sorted: a soldier's five would otherwise be looked for along everybody's. */
const signedFirst = (viewer: Viewer) => sql<boolean>`property.id = any(array(${signedByMe(viewer.id)}))`;

function readStatus(word: string): PropertyStatus {
  const status = readPropertyStatus(word);
  if (!status) throw badRequest(`'${word}' is not a status of an item.`);
  return status;
}

type Statuses = readonly PropertyStatus[] | null;

/** The exact statuses that a query finds; null for all. */
function statusesOf({ status, shown }: PropertyQuery): Statuses {
  const exact = status ? [readStatus(status)] : null;
  if (!shown) return exact;
  const badge = shownAs(readStatus(shown));
  return exact ? exact.filter((one) => badge.includes(one)) : badge;
}

/** Items of all that the person may see: read along the rows that show them, for the page and for the count. */
function ofVisible(viewer: Viewer, query: PropertyQuery, statuses: Statuses, items: RawBuilder<boolean>[]) {
  const sort = readSort(query.sort, PROPERTY_SORTS, DEFAULT_SORT);
  const rows: RawBuilder<boolean>[] = [];
  if (query.scope === 'unassigned') rows.push(sql`not visible_item.is_held`);
  if (query.category) rows.push(sql`visible_item.category = ${query.category}`);
  if (statuses) rows.push(sql`visible_item.status = ${inArray(statuses)}`);
  const list = {
    rows,
    items,
    left: query.left ? 'only' : undefined,
    ofUnit: query.scope !== 'visible',
  } as const;
  const sortKey = sort.column === 'name' ? undefined : SORT_KEY[sort.column];
  return { matches: visibleParts(viewer, { sortKey, ...list }), counted: visibleParts(viewer, list) };
}

/** Items that the person holds or has signed down. */
function ofMine(viewer: Viewer, query: PropertyQuery, statuses: Statuses, items: RawBuilder<boolean>[]) {
  const sort = readSort(query.sort, PROPERTY_SORTS, DEFAULT_SORT);
  const signed = items.length === 0 ? signedFirst(viewer) : signedBy(viewer.id);
  const conditions = [inScope(viewer, query.scope, signed), ...items];
  if (query.category) conditions.push(sql`property.category = ${query.category}`);
  if (statuses) conditions.push(sql`property.current_status = ${inArray(statuses)}`);
  return {
    matches: sql`select property.id, ${SORT_KEY[sort.column]} as sort_key
      from property where ${sql.join(conditions, sql` and `)}`,
  };
}

const lastDueDay = (now: Date): string => localDay(startOfDay(now, CALIBRATION_NOTICE_DAYS));

/** A condition on the table `property`, by what the list is narrowed to. */
const CONDITIONS: Record<ItemCondition, (now: Date) => RawBuilder<boolean>> = {
  sensitive: () => sql`property.is_sensitive`,
  missing: () => sql`property.missing_since is not null`,
  short: () => sql`property.id in (select component.property_id from component where component.short > 0)`,
  // As the reminders count it: due within their days, overdue, or without a date.
  'calibration-due': (now) => sql`(property.requires_calibration
    and coalesce(left(property.calibration_info ->> 'nextCalibrationDueDate', 10), '') <= ${lastDueDay(now)})`,
  'waiting-for-signature': () => sql`property.id in (
    select line.item_id from amendment_line line
    join amendment on amendment.id = line.amendment_id
    where amendment.state = 'proposed')`,
};

/** What nobody holds, for 'none'; else what the person of this id holds. */
const heldBy = (holder: string) =>
  sql<boolean>`property.assigned_to_user_id is not distinct from ${holder === 'none' ? null : holder}`;

/** Conditions on the table `property` that few lists have. */
const narrowed = ({ holder, only, with: having }: PropertyQuery, now: Date): RawBuilder<boolean>[] => [
  ...(having ? [isWith(having)] : []),
  ...(holder ? [heldBy(holder)] : []),
  ...(only ? [CONDITIONS[only](now)] : []),
];

/** Whether few items can match, which are found first and sorted then. Few are in another state; many are sensitive. */
const isNarrow = ({ ids, changedSince, with: having, scope, only = 'sensitive' }: PropertyQuery): boolean =>
  ids !== undefined ||
  changedSince !== undefined ||
  having !== undefined ||
  scope === 'with-me' ||
  only !== 'sensitive';

/**
 * Ids of a page of the items in scope that match search, category and status.
 *
 * @throws ApiError 400 for an unknown sort column, status or cursor.
 */
export async function listPropertyIds(
  db: Kysely<Database>,
  viewer: Viewer,
  asked: PropertyQuery,
  now: Date,
): Promise<Page<string>> {
  const query = { ...asked, scope: asked.scope ?? (asked.with ? 'visible' : 'mine') } as const;
  const search = itemSearch(query.q);
  const items = search ? [search] : [];
  const named = query.ids?.split(',').filter(Boolean);
  if (named) items.push(sql`property.id = ${inArray(named)}`);
  items.push(...narrowed(query, now), ...changedRecords('property', query, sql`property.id`));
  const statuses = statusesOf(query);
  const isVisible = query.left || ['visible', 'unit', 'unassigned'].includes(query.scope);
  return readPage(db, {
    ...(isVisible ? ofVisible : ofMine)(viewer, query, statuses, items),
    searchFirst: search !== null || isNarrow(query),
    descending: readSort(query.sort, PROPERTY_SORTS, DEFAULT_SORT).descending,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
}

/** A page of the items in scope that match, whole; as `listPropertyIds`. */
export async function listProperty(
  db: Kysely<Database>,
  viewer: Viewer,
  query: PropertyQuery,
  now: Date,
): Promise<Page<PropertyDto>> {
  const page = await listPropertyIds(db, viewer, query, now);
  return { ...page, rows: await loadProperty(db, page.rows) };
}

const count = (from: RawBuilder<unknown>) => sql<number>`(select count(*) from ${from})::int`;

/**
 * How many items the person holds and has signed down. The holder of an item is a link of its chain, so those who
 * signed it down are the other links.
 */
export async function countSigned(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<{ assigned: number; signedout: number }> {
  const { assigned, signed } = await db
    .selectNoFrom([
      count(sql`property where property.assigned_to_user_id = ${viewer.id}`).as('assigned'),
      count(sql`custody_link where user_id = ${viewer.id}`).as('signed'),
    ])
    .executeTakeFirstOrThrow();
  return { assigned, signedout: signed - assigned };
}

/**
 * As `countSigned`, with how many items of the unit nobody holds, all of the unit, all that the person may see, and what they have
 * without having signed for it.
 */
export async function countProperty(db: Kysely<Database>, viewer: Viewer) {
  const unit = sql`visible_item where ${unitRows(viewer)}`;
  const [signed, seen] = await Promise.all([
    countSigned(db, viewer),
    db
      .selectNoFrom([
        count(sql`${unit} and not is_held`).as('unassigned'),
        count(unit).as('unit'),
        count(sql`visible_item where ${visibleRows(viewer)}`).as('visible'),
        count(sql`property where ${withButNotHeldBy(viewer.id)}`).as('with_me'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { ...signed, ...seen };
}
