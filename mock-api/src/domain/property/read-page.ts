import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type Page, readCursor, writeCursor } from './paging';

export interface PageRequest {
  /** `select id, sort_key ...` of every row that matches; `sort_key` is text. */
  matches: RawBuilder<unknown>;
  /**
   * Finds the matches before it sorts them. A substring search wants that: the planner otherwise
   * walks the sort index and tests each row. A list without a search wants the sort index.
   */
  searchFirst: boolean;
  descending: boolean;
  limit: number;
  cursor: string | undefined;
}

interface PlaceRow {
  total: number;
  id: string | null;
  key: string | null;
}

/** Ids of one page in order, with the count of all matches, in one statement. */
export async function readPage(db: Kysely<Database>, request: PageRequest): Promise<Page<string>> {
  const { matches, searchFirst, descending, limit } = request;
  const place = readCursor(request.cursor);
  const direction = descending ? sql`desc` : sql`asc`;
  const after = place
    ? sql`where (sort_key, id) ${descending ? sql`<` : sql`>`} (${place.key}, ${place.id})`
    : sql``;
  const { rows } = await sql<PlaceRow>`
    with matches as ${searchFirst ? sql`materialized` : sql`not materialized`} (${matches})
    select counted.total, page.id, page.sort_key as key
    from (select count(*)::int as total from matches) counted
    left join (
      select id, sort_key from matches ${after} order by sort_key ${direction}, id ${direction} limit ${limit + 1}
    ) page on true
    order by page.sort_key ${direction}, page.id ${direction}`.execute(db);

  const places = rows.flatMap(({ id, key }) => (id !== null && key !== null ? [{ id, key }] : []));
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ id }) => id),
    total: rows[0]?.total ?? 0,
    nextCursor: places.length > limit && last ? writeCursor(last) : null,
  };
}
