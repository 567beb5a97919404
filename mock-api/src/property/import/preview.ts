import { IMPORT_LIMITS, normalizeSerial } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import {
  type CsvRow,
  type Database,
  type DecodedText,
  badRequest,
  decodeText,
  forbidden,
  readRows,
} from '../../kernel';
import { type FoundColumns, findColumns } from '../csv-columns';
import { managesPropertyBook } from '../custody/item';
import type { Actor } from '../../unit-of-work';
import { type CheckedRow, checkRow } from './check-row';
import { checkSerials } from './check-serials';
import { Lots } from './lots';
import { FileSerials } from './serials';

/** Rows checked and stored at once: little enough that the server answers others in between. */
const ROWS_AT_ONCE = 100;
/** Columns named in the notices. */
const NAMED_COLUMNS = 10;

interface Counts {
  row_count: number;
  wrong_count: number;
  warned_count: number;
}

/** @throws ApiError 403 if the person may not enter items. */
export function requireImporter(actor: Actor): void {
  if (!managesPropertyBook(actor) || actor.unitId === null) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin imports items into the property book.');
  }
}

function noticesOf(text: DecodedText, { unread }: FoundColumns): string[] {
  const guess = `The file does not say how its letters are written; it was read as ${text.encoding}. Check names with accents.`;
  const columns = unread.slice(0, NAMED_COLUMNS).map((heading) => `The column '${heading}' is not read.`);
  return text.guessed ? [guess, ...columns] : columns;
}

async function storeRows(db: Kysely<Database>, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  const stored = rows.map((row) => ({ ...row, state: row.problems.length > 0 ? 'wrong' : 'ready' }));
  await sql`
    insert into property_import_row (import_id, line, item, problems, warnings, state)
    select ${importId}, line, item, problems, warnings, state
    from json_to_recordset(${JSON.stringify(stored)}::json)
      as stored(line integer, item jsonb, problems jsonb, warnings jsonb, state text)`.execute(db);
}

/** The lots of a file, which is read for them once before its rows are checked. */
async function readLots(rows: AsyncIterable<CsvRow>, columns: FoundColumns): Promise<Lots> {
  const lots = new Lots();
  const { index } = columns.at.get('serial_number') ?? {};
  if (index === undefined) return lots;
  let read = 0;
  for await (const { cells } of rows) {
    // The check of the rows says that there are too many.
    if ((read += 1) > IMPORT_LIMITS.rows) break;
    lots.add(normalizeSerial(cells[index] ?? ''));
  }
  return lots;
}

async function* batches(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_AT_ONCE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Its owner sees how far the reading has come. */
const noteCounts = (db: Kysely<Database>, importId: string, counts: Counts) =>
  db.updateTable('property_import').set(counts).where('id', '=', importId).execute();

interface Reading {
  rows: AsyncIterable<CsvRow>;
  columns: FoundColumns;
  lots: Lots;
  signal?: AbortSignal;
}

async function checkRows(
  db: Kysely<Database>,
  actor: Actor,
  importId: string,
  { rows, columns, lots, signal }: Reading,
): Promise<Counts> {
  const counts: Counts = { row_count: 0, wrong_count: 0, warned_count: 0 };
  const inFile = new FileSerials();
  for await (const batch of batches(rows)) {
    if (signal?.aborted) throw badRequest('The file was given up while it was being read.');
    counts.row_count += batch.length;
    if (counts.row_count > IMPORT_LIMITS.rows) {
      const most = IMPORT_LIMITS.rows.toLocaleString('en-US');
      throw badRequest(`The file has more than ${most} rows. Import it in parts.`);
    }
    const checked = batch.map((row) => checkRow(columns, row));
    await checkSerials(db, actor, { columns, inFile, lots }, checked);
    await storeRows(db, importId, checked);
    counts.wrong_count += checked.filter(({ problems }) => problems.length > 0).length;
    counts.warned_count += checked.filter(
      ({ problems, warnings }) => warnings.length > 0 && problems.length === 0,
    ).length;
    await noteCounts(db, importId, counts);
  }
  if (counts.row_count === 0) throw badRequest('The file has no rows below the first one.');
  return counts;
}

/**
 * Reads and checks a file of items and keeps the result for its owner to look at. Nothing is entered.
 *
 * @param signal aborted where nobody waits for the file any more; of such a one nothing is kept.
 * @returns the import's id.
 * @throws ApiError 403 by role, 400 for a file that cannot be read as a whole; of such a one nothing is kept.
 */
export async function previewImport(
  db: Kysely<Database>,
  actor: Actor,
  file: { name: string; bytes: Buffer; at: Date },
  signal?: AbortSignal,
): Promise<string> {
  requireImporter(actor);
  const text = decodeText(file.bytes);
  const rows = readRows(text.parts());
  const first = await rows.next();
  if (first.done) throw badRequest('The file is empty.');
  const columns = findColumns(first.value.cells);

  const { id } = await db
    .insertInto('property_import')
    .values({
      user_id: actor.id,
      file_name: file.name,
      encoding: text.encoding,
      status: 'reading',
      notices: JSON.stringify(noticesOf(text, columns)),
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const lots = await readLots(readRows(text.parts()), columns);
    const counts = await checkRows(db, actor, id, { rows, columns, lots, signal });
    await db
      .updateTable('property_import')
      .set({ ...counts, status: 'previewed' })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    await db.deleteFrom('property_import').where('id', '=', id).execute();
    throw error;
  }
  return id;
}
