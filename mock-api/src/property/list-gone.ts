import type { RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, outOfSight } from '../access';
import { changedFrom, type Database, DEFAULT_LIMIT, type Page, readPage } from '../kernel';

/**
 * A page of the items that left the viewer's sight since, and are out of it now. Only their ids: the rest is no longer
 * the viewer's to read.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listGone(
  db: Kysely<Database>,
  viewer: Viewer,
  { changedSince, limit, cursor }: RouteQuery<'GET /api/property-gone'>,
): Promise<Page<{ id: string }>> {
  const page = await readPage(db, {
    matches: sql`select distinct item_id as id, item_id as sort_key from item_out_of_sight
      where ${changedFrom(changedSince)} and ${outOfSight(viewer)}`,
    searchFirst: true,
    descending: false,
    limit: limit ?? DEFAULT_LIMIT,
    cursor,
  });
  return { ...page, rows: page.rows.map((id) => ({ id })) };
}
