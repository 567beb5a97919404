import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import { type Page, readCursor, writeCursor } from './cursor';

export interface PageRequest {
  /**
   * `select id, sort_key ...` of every row that matches; `sort_key` is text. Several where no row is
   * in two of them: each is then read by its own index as far as the page goes.
   */
  matches: RawBuilder<unknown> | readonly RawBuilder<unknown>[];
  /** The same rows for the count, where these are read with less. */
  counted?: readonly RawBuilder<unknown>[];
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

/** The matches as named parts of a WITH: found once for all where they are searched for, else read as needed. */
function named(matches: readonly RawBuilder<unknown>[], searchFirst: boolean) {
  const parts = searchFirst ? [sql.join(matches, sql` union all `)] : matches;
  const names = parts.map((_, index) => sql.ref(`part_${index}`));
  const kind = searchFirst ? sql`materialized` : sql`not materialized`;
  const definitions = parts.map((part, index) => sql`${names[index]} (id, sort_key) as ${kind} (${part})`);
  return { names, definitions: sql.join(definitions) };
}

/**
 * Ids of one page in order, with the count of all matches, in one statement. Other pages have the count
 * in their cursor, which leads forwards or backwards.
 *
 * @throws ApiError 400 for a cursor that is none of ours.
 */
export async function readPage(db: Kysely<Database>, request: PageRequest): Promise<Page<string>> {
  const { matches, searchFirst, limit } = request;
  const place = readCursor(request.cursor);
  const backwards = place?.before === true;
  const descends = request.descending !== backwards;
  const direction = descends ? sql`desc` : sql`asc`;
  const { names, definitions } = named([matches].flat(), searchFirst);
  const beyond = place
    ? sql`where (sort_key, id) ${descends ? sql`<` : sql`>`} (${place.key}, ${place.id})`
    : sql``;
  const inOrder = sql`order by sort_key ${direction}, id ${direction} limit ${limit + 1}`;
  const heads = names.map((name) => sql`(select id, sort_key from ${name} ${beyond} ${inOrder})`);
  const counts =
    request.counted && !searchFirst
      ? request.counted.map((part) => sql`(select count(*) from (${part}) counted)`)
      : names.map((name) => sql`(select count(*) from ${name})`);
  const total = place?.total === undefined ? sql.join(counts, sql` + `) : sql`${place.total}`;

  const { rows } = await sql<PlaceRow>`
    with ${definitions}
    select counted.total, page.id, page.sort_key as key
    from (select (${total})::int as total) counted
    left join (
      select id, sort_key from (${sql.join(heads, sql` union all `)}) heads ${inOrder}
    ) page on true
    order by page.sort_key ${direction}, page.id ${direction}`.execute(db);

  const places = rows.flatMap(({ id, key }) => (id !== null && key !== null ? [{ id, key }] : []));
  const page = places.slice(0, limit);
  if (backwards) page.reverse();
  const isMore = places.length > limit;
  const counted = rows[0]?.total ?? 0;
  const [first, last] = [page[0], page.at(-1)];
  // Where one comes from, there is something: a cursor names a row of the list.
  const [isAfter, isBefore] = backwards ? [true, isMore] : [isMore, place !== null];
  return {
    rows: page.map(({ id }) => id),
    total: counted,
    nextCursor: isAfter && last ? writeCursor({ ...last, total: counted }) : null,
    previousCursor: isBefore && first ? writeCursor({ ...first, total: counted, before: true }) : null,
  };
}
