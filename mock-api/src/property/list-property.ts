import { PROPERTY_SORTS } from '@hand-receipt/contracts/routes';
import { type PropertyDto, type RouteQuery, statusesOf } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DEFAULT_LIMIT, type Database, type Page, inArray, badRequest, readPage, readSort } from '../kernel';
import { itemSearch } from './item-search';
import { loadProperty } from './load-property';
import { readStatusFilter } from './status';
import { type Viewer, signedBy, signedByMe, unitReach, visibleItems, visibleParts } from '../access';

type PropertyQuery = RouteQuery<'GET /api/property'>;

/** The text that each column sorts by. Each has its index, of the same words: see 004-search-and-schedule.sql. */
const SORT_KEY: Record<(typeof PROPERTY_SORTS)[number], RawBuilder<string>> = {
  name: sql`lower(property.name)`,
  serialNumber: sql`property.serial_number`,
  category: sql`property.category`,
  // As lists show it: see `shown_status` in schema.sql.
  status: sql`shown_status(property.current_status)`,
  assignedDate: sql`sortable_time(property.assigned_date)`,
  assignedTo: sql`property.holder_sort`,
};

/** Items of one scope, without the filters of the query. */
export function inScope(viewer: Viewer, scope: PropertyQuery['scope']): RawBuilder<boolean> {
  const mine = signedBy(viewer.id);
  if (scope === 'visible') return visibleItems(viewer);
  if (scope === 'unassigned') {
    return sql`(property.assigned_to_user_id is null and ${visibleItems(viewer)})`;
  }
  if (scope === 'assigned') return sql`property.assigned_to_user_id = ${viewer.id}`;
  if (scope === 'signedout')
    return sql`(${mine} and property.assigned_to_user_id is distinct from ${viewer.id})`;
  return mine;
}

/** The same items as `inScope`, as conditions of which an item fulfils one at most: see `visibleParts`. */
const scopeParts = async (db: Kysely<Database>, viewer: Viewer, scope: PropertyQuery['scope']) =>
  scope === 'visible' ? visibleParts(viewer, await unitReach(db, viewer)) : [inScope(viewer, scope)];

function readStatuses(word: string) {
  const filter = readStatusFilter(word);
  if (!filter) throw badRequest(`'${word}' is not a status of an item.`);
  return statusesOf(filter);
}

/**
 * Ids of a page of the items in scope that match search, category and status.
 *
 * @throws ApiError 400 for an unknown sort column, status or cursor.
 */
export async function listPropertyIds(
  db: Kysely<Database>,
  viewer: Viewer,
  query: PropertyQuery,
): Promise<Page<string>> {
  const sort = readSort(query.sort, PROPERTY_SORTS, { column: 'name', descending: false });
  const search = itemSearch(query.q);
  const filters = search ? [search] : [];
  const named = query.ids?.split(',').filter(Boolean);
  if (named) filters.push(sql`property.id = ${inArray(named)}`);
  if (query.category) filters.push(sql`property.category = ${query.category}`);
  if (query.status) filters.push(sql`property.current_status = ${inArray(readStatuses(query.status))}`);

  const parts = (await scopeParts(db, viewer, query.scope)).map(
    (part) => sql`select property.id, ${SORT_KEY[sort.column]} as sort_key
      from property where ${sql.join([part, ...filters], sql` and `)}`,
  );
  return readPage(db, {
    matches: parts,
    searchFirst: search !== null || named !== undefined,
    descending: sort.descending,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
}

/** A page of the items in scope that match, whole; as `listPropertyIds`. */
export async function listProperty(
  db: Kysely<Database>,
  viewer: Viewer,
  query: PropertyQuery,
): Promise<Page<PropertyDto>> {
  const page = await listPropertyIds(db, viewer, query);
  return { ...page, rows: await loadProperty(db, page.rows) };
}

/** How many items the person holds and has signed down, how many nobody holds, and all that they may see. */
export async function countProperty(db: Kysely<Database>, viewer: Viewer) {
  const count = (which: RawBuilder<boolean>) =>
    sql<number>`(select count(*) from property where ${which})::int`;
  const assigned = inScope(viewer, 'assigned');
  // Not link by link, as in a list: all of them are counted, and an index of links has them together.
  const signedOut = sql<boolean>`property.assigned_to_user_id is distinct from ${viewer.id}
    and property.id in ${signedByMe(viewer.id)}`;
  return db
    .selectNoFrom([
      count(assigned).as('assigned'),
      count(signedOut).as('signedout'),
      count(inScope(viewer, 'unassigned')).as('unassigned'),
      count(inScope(viewer, 'visible')).as('visible'),
    ])
    .executeTakeFirstOrThrow();
}
