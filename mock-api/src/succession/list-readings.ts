import {
  READING_RESULTS,
  type ReadingResult,
  type RouteQuery,
  type SuccessionReadingDto,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Viewer } from '../access';
import { DEFAULT_LIMIT, type Database, type Page, inArray, readPage } from '../kernel';
import { findRow } from './find-succession';
import { listComponentsOf } from './line-components';
import { readSections } from './succession-sections';
import { visibleNumbers } from './parts';

type Query = RouteQuery<'GET /api/successions/:id/readings'>;

/** Results after which the item was seen. */
const SEEN: readonly ReadingResult[] = ['verified', 'already-verified', 'serial-differs', 'other-section'];

const isReading = (result: string): result is ReadingResult =>
  (READING_RESULTS as readonly string[]).includes(result);

/** A reading whose item was counted since, or whose plate was read again with another answer, waits for nothing. */
const SETTLED = sql<boolean>`(reading.result not in ('near-miss', 'not-on-the-books')
  or exists (select from succession_reading later
    where later.succession_id = reading.succession_id and later.serial = reading.serial
      and later.result not in ('near-miss', 'not-on-the-books') and later.at >= reading.at)
  or exists (select from succession_reading later
    where later.succession_id = reading.succession_id and later.item_id = reading.item_id
      and later.result in ('verified', 'serial-differs', 'other-section') and later.at >= reading.at))`;

const selectReadings = (db: Kysely<Database>) =>
  db
    .selectFrom('succession_reading as reading')
    .leftJoin('property', 'property.id', 'reading.item_id')
    .select(['reading.id', 'reading.result', 'reading.code', 'reading.serial', 'reading.message'])
    .select(['reading.at', 'reading.section_number', 'reading.item_id', 'property.name'])
    .select(['property.serial_number', SETTLED.as('settled')])
    .select(
      sql<number | null>`(select line.section_number from succession_line line
        where line.succession_id = reading.succession_id and line.item_id = reading.item_id)`.as('found_in'),
    )
    .orderBy(sql`length(reading.id)`, 'desc')
    .orderBy('reading.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectReadings>['execute']>>[number];

/** What was seen, so that its components are counted next. */
const isSeen = ({ result }: Row): boolean => isReading(result) && SEEN.includes(result);

async function toDtos(db: Kysely<Database>, rows: readonly Row[]): Promise<SuccessionReadingDto[]> {
  const seen = rows.filter(isSeen).flatMap(({ item_id: itemId }) => itemId ?? []);
  const components = await listComponentsOf(db, seen);
  return rows.flatMap((row) => {
    const { id, result, code, at, item_id: itemId, name, serial_number } = row;
    if (!isReading(result)) return [];
    return {
      id,
      result,
      message: row.message ?? '',
      code,
      serial: row.serial ?? code,
      at: at.toISOString(),
      item:
        itemId === null || name === null || serial_number === null
          ? null
          : { id: itemId, name, serial_number },
      section: row.found_in,
      settled: row.settled,
      components: isSeen(row) && itemId !== null ? (components.get(itemId) ?? []) : [],
    };
  });
}

/** One reading. */
export async function findReading(db: Kysely<Database>, id: string): Promise<SuccessionReadingDto> {
  const [reading] = await toDtos(db, await selectReadings(db).where('reading.id', '=', id).execute());
  if (!reading) throw new Error('The reading was not read.');
  return reading;
}

/**
 * A page of what was read in the sections that the viewer sees, newest first. It holds no serial number of the book that
 * no reading answered.
 *
 * @throws ApiError 404 out of sight; 400 for a cursor that this list did not give.
 */
export async function listReadings(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  query: Query,
): Promise<Page<SuccessionReadingDto>> {
  const succession = await findRow(db, viewer, id);
  const numbers = visibleNumbers(viewer, succession, await readSections(db, id)).filter(
    (number) => query.section === undefined || number === query.section,
  );
  const page = await readPage(db, {
    matches: sql`select id, lpad(split_part(id, '-', 2), 12, '0') as sort_key from succession_reading
      where succession_id = ${id} and section_number = any(${numbers}::integer[])
        and result = any(${[...READING_RESULTS]}::text[])`,
    searchFirst: true,
    descending: true,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  const rows = await selectReadings(db).where('reading.id', '=', inArray(page.rows)).execute();
  return { ...page, rows: await toDtos(db, rows) };
}
