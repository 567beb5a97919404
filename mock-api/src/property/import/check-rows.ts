import { columnLetters, IMPORT_LIMITS, normalizeSerial } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { ApiError, type CsvRow, type Database, badRequest } from '../../kernel';
import type { Viewer } from '../../access';
import { type FoundColumns, isComplete } from '../csv-columns';
import type { CheckedRow, NsnFacts } from './check-row';
import { checkSerials } from './check-serials';
import { rowReader } from './compare-row';
import { Lots } from './lots';
import { FileSerials } from './serials';

/** Rows checked and stored at once: little enough that the server answers others in between. */
const ROWS_AT_ONCE = 100;

export interface Counts {
  row_count: number;
  wrong_count: number;
  warned_count: number;
}

/** What the rows of an import are checked by. */
export interface Reading {
  importId: string;
  /** Rows below the headings, from the first as often as one likes. */
  rows: () => AsyncIterable<CsvRow>;
  columns: FoundColumns;
  facts: NsnFacts;
  isCompared: boolean;
  signal?: AbortSignal;
}

const tooMany = () => {
  const most = IMPORT_LIMITS.rows.toLocaleString('en-US');
  return new ApiError(413, 'too-large', `The file has more than ${most} rows. Import it in parts.`);
};

/** Enters rows, or replaces them where they were checked before. */
async function storeRows(db: Kysely<Database>, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  const stored = rows.map((row) => ({ ...row, state: row.problems.length > 0 ? 'wrong' : 'ready' }));
  await sql`
    insert into property_import_row (import_id, line, cells, item, problems, warnings, state)
    select ${importId}, line, cells, item, problems, warnings, state
    from json_to_recordset(${JSON.stringify(stored)}::json)
      as stored(line integer, cells jsonb, item jsonb, problems jsonb, warnings jsonb, state text)
    on conflict (import_id, line) do update set cells = excluded.cells, item = excluded.item,
      problems = excluded.problems, warnings = excluded.warnings, state = excluded.state`.execute(db);
}

/**
 * The lots of a file, which is read for them once before its rows are checked: one of too many rows is refused at once,
 * not after most of them were checked and stored.
 *
 * @throws ApiError 413 for a file of too many rows.
 */
export async function readLots(rows: AsyncIterable<CsvRow>, columns: FoundColumns): Promise<Lots> {
  const lots = new Lots();
  const { index } = columns.at.get('serial_number') ?? {};
  let read = 0;
  for await (const { cells } of rows) {
    if ((read += 1) > IMPORT_LIMITS.rows) throw tooMany();
    if (index !== undefined) lots.add(normalizeSerial(cells[index] ?? ''));
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

/** Columns without a heading that are named one by one. */
const NAMED_COLUMNS = 10;

/** Columns that have values and neither a heading nor a field, by their letters: nobody chose to leave them out. */
class BareColumns {
  /** By the place of the column, the first line with a value. */
  readonly #firstLine = new Map<number, number>();
  readonly #places: readonly number[];

  constructor({ bare }: FoundColumns) {
    this.#places = bare;
  }

  add({ line, cells }: CsvRow): void {
    for (const place of this.#places) {
      if (cells[place] && !this.#firstLine.has(place)) this.#firstLine.set(place, line);
    }
  }

  /** One sentence for each. */
  notices(): string[] {
    const found = [...this.#firstLine].sort(([a], [b]) => a - b);
    const more = found.length - NAMED_COLUMNS;
    return [
      ...found
        .slice(0, NAMED_COLUMNS)
        .map(
          ([place, line]) =>
            `Column ${columnLetters(place)} has no heading and is not read; its first value is on line ${line}.`,
        ),
      ...(more > 0 ? [`${more} more without a heading ${more === 1 ? 'is' : 'are'} not read.`] : []),
    ];
  }
}

/** Its owner sees how far the reading has come. */
const noteCounts = (db: Kysely<Database>, importId: string, counts: Counts) =>
  db.updateTable('property_import').set(counts).where('id', '=', importId).execute();

/** A row of which nothing is known until its columns are. */
const unchecked = ({ line, cells }: CsvRow): CheckedRow => ({
  line,
  cells,
  item: {},
  problems: [],
  warnings: [],
});

/**
 * Checks and stores the rows of an import. Rows of a file whose columns are not known are stored as they are.
 *
 * @returns how many rows there are of each kind, and what is to be said of them together.
 * @throws ApiError 400 for a file without rows, 413 for one of too many.
 */
export async function checkRows(
  db: Kysely<Database>,
  viewer: Viewer,
  { importId, rows, columns, facts, isCompared, signal }: Reading,
): Promise<{ counts: Counts; notices: string[] }> {
  const counts: Counts = { row_count: 0, wrong_count: 0, warned_count: 0 };
  const lots = await readLots(rows(), columns);
  const inFile = new FileSerials();
  const bare = new BareColumns(columns);
  const readRow = rowReader(isCompared);
  for await (const batch of batches(rows())) {
    if (signal?.aborted) throw badRequest('The file was given up while it was being read.');
    counts.row_count += batch.length;
    for (const row of batch) bare.add(row);
    const checked = isComplete(columns)
      ? batch.map((row) => readRow(columns, row, facts))
      : batch.map(unchecked);
    await checkSerials(db, viewer, { columns, inFile, lots, isCompared }, checked);
    await storeRows(db, importId, checked);
    counts.wrong_count += checked.filter(({ problems }) => problems.length > 0).length;
    counts.warned_count += checked.filter(
      ({ problems, warnings }) => warnings.length > 0 && problems.length === 0,
    ).length;
    await noteCounts(db, importId, counts);
  }
  if (counts.row_count === 0) throw badRequest('The file has no rows below the headings.');
  return { counts, notices: [...bare.notices(), ...lots.notices()] };
}
