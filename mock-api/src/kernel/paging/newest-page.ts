import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import { badRequest } from '../errors';
import { type Page, type Place, readCursor, writeCursor } from './cursor';

export interface NewestRequest {
  /** Table and joins. */
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<boolean>[];
  /** Columns that an index sorts by: a time of whole milliseconds, and the id. */
  time: RawBuilder<Date>;
  id: RawBuilder<string>;
  limit: number;
  cursor: string | undefined;
}

/** A time as a cursor of ours writes it; of the others, some are of years that no database holds. */
const WRITTEN_TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function placeOf(cursor: string | undefined): (Place & { time: Date }) | null {
  const place = readCursor(cursor);
  if (!place) return null;
  const time = new Date(place.key);
  if (!WRITTEN_TIME.test(place.key) || Number.isNaN(time.getTime())) {
    throw badRequest('The cursor is not one that this list gave.');
  }
  return { ...place, time };
}

/**
 * Ids of one page, newest first, with the count of all that match. The time itself is the sort key, so
 * that an index on it is walked from the cursor on.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function readNewest(db: Kysely<Database>, request: NewestRequest): Promise<Page<string>> {
  const { from, time, id, limit } = request;
  const place = placeOf(request.cursor);
  const where = sql.join([...request.where], sql` and `);
  const after = place ? sql` and (${time}, ${id}) < (${place.time}, ${place.id})` : sql``;
  const { rows } = await sql<{ id: string; time: Date }>`
    select ${id} as id, ${time} as time from ${from} where ${where}${after}
    order by ${time} desc, ${id} desc limit ${limit + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from} where ${where}`.execute(db);

  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => row.id),
    total: counted.rows[0]?.total ?? 0,
    nextCursor:
      rows.length > limit && last ? writeCursor({ key: last.time.toISOString(), id: last.id }) : null,
  };
}
