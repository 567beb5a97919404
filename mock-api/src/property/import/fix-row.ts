import { foldSerial, type ImportField, nearMissFolds } from '@hand-receipt/contracts';
import { normalizeSerial } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type CsvRow, type Database, badRequest, conflict, notFound } from '../../kernel';
import type { Actor } from '../../unit-of-work';
import { COLUMN_LABELS, type FoundColumns, columnsOf } from '../csv-columns';
import type { CheckedRow } from './check-row';
import { readLots } from './check-rows';
import { checkSerials } from './check-serials';
import { rowReader } from './compare-row';
import { readNsnFacts } from './nsn-facts';
import { requireImporter } from './preview';
import { FileSerials } from './serials';

async function* each(rows: readonly CsvRow[]): AsyncGenerator<CsvRow> {
  yield* rows;
}

/** The cells of a row with what was typed in them. @throws ApiError 400 for a field that no column has. */
function withValues(
  cells: readonly string[],
  { at, width }: FoundColumns,
  values: Partial<Record<ImportField, string>>,
): string[] {
  // Cells past the headings belong to no column; a corrected row has none.
  const fixed = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  for (const [field, value] of Object.entries(values) as [ImportField, string][]) {
    const column = at.get(field);
    if (!column) throw badRequest(`The file has no column for ${COLUMN_LABELS[field]}.`);
    fixed[column.index] = value.replace(/\r\n?/g, '\n').trim();
  }
  return fixed;
}

/** The import, locked: two corrections follow each other. @throws ApiError 409 for one that was confirmed. */
async function lockImport(trx: Kysely<Database>, importId: string) {
  const stored = await trx
    .selectFrom('property_import')
    .select(['headings', 'mapping', 'codes', 'purpose', 'status'])
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('Import not found');
  if (stored.status === 'previewed' || stored.status === 'columns') return stored;
  throw conflict('This row cannot be corrected now: the file is being read, or was confirmed already.');
}

/** Whether a row's serial number or UII has to do with the one that is corrected, before or after. */
function concerns(columns: FoundColumns, fixed: readonly CsvRow[]): (row: CsvRow) => boolean {
  const cellOf = (row: CsvRow, field: ImportField) =>
    normalizeSerial(row.cells[columns.at.get(field)?.index ?? -1] ?? '');
  const folds = new Set(fixed.flatMap((row) => nearMissFolds(cellOf(row, 'serial_number'))));
  const uiis = new Set(fixed.map((row) => cellOf(row, 'uii')).filter(Boolean));
  return (row) => folds.has(foldSerial(cellOf(row, 'serial_number'))) || uiis.has(cellOf(row, 'uii'));
}

async function storeChecked(trx: Kysely<Database>, importId: string, rows: readonly CheckedRow[]) {
  const stored = rows.map((row) => ({ ...row, state: row.problems.length > 0 ? 'wrong' : 'ready' }));
  await sql`
    update property_import_row as row
    set cells = stored.cells, item = stored.item, problems = stored.problems, warnings = stored.warnings,
      state = stored.state
    from json_to_recordset(${JSON.stringify(stored)}::json)
      as stored(line integer, cells jsonb, item jsonb, problems jsonb, warnings jsonb, state text)
    where row.import_id = ${importId} and row.line = stored.line`.execute(trx);
  await sql`
    update property_import as import
    set wrong_count = count.wrong, warned_count = count.warned
    from (
      select count(*) filter (where state = 'wrong') as wrong,
        count(*) filter (where state = 'ready' and warnings <> '[]') as warned
      from property_import_row where import_id = ${importId}
    ) count
    where import.id = ${importId}`.execute(trx);
}

/**
 * Corrects a row of an import that was not confirmed. It and the rows that its serial number concerns are checked again.
 *
 * @throws ApiError 404 for a line that the import has not, 400 for a field that no column has, 409 once confirmed.
 */
export async function fixRow(
  trx: Kysely<Database>,
  actor: Actor,
  importId: string,
  { line, values }: { line: number; values: Partial<Record<ImportField, string>> },
): Promise<void> {
  requireImporter(actor);
  const { headings, mapping, codes, purpose } = await lockImport(trx, importId);
  const columns = columnsOf(headings, mapping);
  const rows: CsvRow[] = await trx
    .selectFrom('property_import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
  const before = rows.find((row) => row.line === line);
  if (!before) throw notFound('This import has no such row');
  const after = { line, cells: withValues(before.cells, columns, values) };
  const present = rows.map((row) => (row === before ? after : row));
  // Those whose remarks may change, and those with which these are compared.
  const isConcerned = concerns(columns, [before, after]);
  const isNear = concerns(columns, [before, ...present.filter(isConcerned)]);

  const facts = await readNsnFacts(trx, actor, { mapping, codes });
  const isCompared = purpose === 'compare';
  const readRow = rowReader(isCompared);
  const checked = present
    .filter((row) => row === after || isNear(row))
    .map((row) => readRow(columns, row, facts));
  const lots = await readLots(each(present), columns);
  const context = { columns, inFile: new FileSerials(), lots, isCompared };
  await checkSerials(trx, actor, context, checked);
  const isChanged = (row: CsvRow) => row.line === line || isConcerned(row);
  await storeChecked(trx, importId, checked.filter(isChanged));
}
