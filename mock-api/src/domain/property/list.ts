import { PROPERTY_SORTS } from '@hand-receipt/contracts/routes';
import type { PropertyDto, RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { badRequest } from '../../errors';
import { loadProperty } from './load';
import { DEFAULT_LIMIT, type Page, readSort, substringPattern } from './paging';
import { readPage } from './read-page';
import { readPropertyStatus } from './status';
import { type Viewer, signedBy, visibleItems } from './visible-items';

type PropertyQuery = RouteQuery<'GET /api/property'>;

/** The text that each column sorts by; times in a form whose order is theirs. */
const SORT_KEY: Record<(typeof PROPERTY_SORTS)[number], RawBuilder<string>> = {
  name: sql`lower(property.name)`,
  serialNumber: sql`property.serial_number`,
  category: sql`property.category`,
  status: sql`property.current_status`,
  assignedDate: sql`coalesce(to_char(property.assigned_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')`,
  assignedTo: sql`coalesce((select lower(users.last_name) || ' ' || lower(users.first_name)
    from users where users.id = property.assigned_to_user_id), '')`,
};

/** Items of one scope, without the filters of the query. */
export function inScope(viewer: Viewer, scope: PropertyQuery['scope']): RawBuilder<boolean> {
  const mine = signedBy(viewer.id);
  if (scope === 'visible') return visibleItems(viewer);
  if (scope === 'assigned') return sql`property.assigned_to_user_id = ${viewer.id}`;
  if (scope === 'signedout')
    return sql`(${mine} and property.assigned_to_user_id is distinct from ${viewer.id})`;
  return mine;
}

function readStatus(word: string) {
  const status = readPropertyStatus(word);
  if (!status) throw badRequest(`'${word}' is not a status of an item.`);
  return status;
}

/**
 * A page of the items in scope that match search, category and status.
 *
 * @throws ApiError 400 for an unknown sort column, status or cursor.
 */
export async function listProperty(
  db: Kysely<Database>,
  viewer: Viewer,
  query: PropertyQuery,
): Promise<Page<PropertyDto>> {
  const sort = readSort(query.sort, PROPERTY_SORTS, { column: 'name', descending: false });
  const search = query.q?.trim();
  const conditions = [inScope(viewer, query.scope)];
  if (search) conditions.push(sql`property.search_text ilike ${substringPattern(search)}`);
  if (query.category) conditions.push(sql`property.category = ${query.category}`);
  if (query.status) conditions.push(sql`property.current_status = ${readStatus(query.status)}`);

  const page = await readPage(db, {
    matches: sql`select property.id, ${SORT_KEY[sort.column]} as sort_key
      from property where ${sql.join(conditions, sql` and `)}`,
    searchFirst: Boolean(search),
    descending: sort.descending,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadProperty(db, page.rows) };
}

/** How many items the person holds and has signed down. */
export async function countProperty(db: Kysely<Database>, viewer: Viewer) {
  const count = (scope: PropertyQuery['scope']) =>
    sql<number>`count(*) filter (where ${inScope(viewer, scope)})::int`;
  return db
    .selectFrom('property')
    .select([count('assigned').as('assigned'), count('signedout').as('signedout')])
    .where(inScope(viewer, 'mine'))
    .executeTakeFirstOrThrow();
}
