import type { ImportRowDto, ImportWarningKind, PropertyImportDto, RouteQuery } from '@hand-receipt/contracts';
import { type FoundColumns, columnsOf } from '../csv-columns';
import { type Kysely, sql } from 'kysely';
import { type Database, notFound } from '../../kernel';

const LISTED = 20;
const ROWS = 100;

/** Rows that have a warning of a kind. */
const hasKind = (kind: ImportWarningKind) => sql<boolean>`warnings @> ${JSON.stringify([{ kind }])}::jsonb`;

const selectImports = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('property_import as import')
    .select((row) => {
      const inState = (state: ImportRowDto['state']) =>
        row
          .selectFrom('property_import_row as entered')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('entered.import_id', '=', 'import.id')
          .where('entered.state', '=', state)
          .$asScalar()
          .$notNull();
      const ofKind = (kind: ImportWarningKind) =>
        row
          .selectFrom('property_import_row as warned')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('warned.import_id', '=', 'import.id')
          .where(hasKind(kind))
          .$asScalar()
          .$notNull();
      return [
        ofKind('look-alike').as('look_alikes'),
        ofKind('transposed').as('transposed'),
        'id',
        'file_name',
        'encoding',
        'status',
        'notices',
        'row_notices',
        'headings',
        'mapping',
        'purpose',
        'row_count as rows',
        'wrong_count as wrong',
        'warned_count as warned',
        'created_at',
        'finished_at',
        inState('written').as('written'),
        inState('refused').as('refused'),
      ];
    })
    .where('user_id', '=', userId);

type SelectedImport = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];

/** Columns named in the notices. */
const NAMED_COLUMNS = 10;

const unreadNotices = ({ headings, mapping }: Pick<SelectedImport, 'headings' | 'mapping'>): string[] =>
  columnsOf(headings, mapping)
    .unread.slice(0, NAMED_COLUMNS)
    .map((heading) => `The column '${heading}' is not read.`);

const toDto = ({
  look_alikes,
  transposed,
  headings,
  mapping,
  row_notices,
  ...row
}: SelectedImport): PropertyImportDto => ({
  ...row,
  notices: [...row.notices, ...row_notices, ...unreadNotices({ headings, mapping })],
  warned_by_kind: { 'look-alike': look_alikes, transposed },
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

/** The person's imports, newest first. */
export async function listImports(db: Kysely<Database>, userId: string): Promise<PropertyImportDto[]> {
  const rows = await selectImports(db, userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(toDto);
}

/** @throws ApiError 404 for an import that is not the person's own. */
export async function findImport(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<PropertyImportDto> {
  const row = await selectImports(db, userId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Import not found');
  return toDto(row);
}

/** The cells of a row by field, as the file has them. */
export const valuesOf = ({ at }: FoundColumns, cells: readonly string[]): ImportRowDto['values'] =>
  Object.fromEntries([...at].map(([field, { index }]) => [field, cells[index] ?? '']));

const LOOK_ALIKE = JSON.stringify([{ kind: 'look-alike' satisfies ImportWarningKind }]);
/** The likeliest mistakes come first. */
const isWeak = sql<boolean>`not ${hasKind('look-alike')}`;

const rowsOf = (db: Kysely<Database>, importId: string) =>
  db
    .selectFrom('property_import_row')
    .select(['line', 'item', 'state', 'problems', 'warnings', 'item_id', 'cells'])
    .where('import_id', '=', importId);

/** The columns of an import, to read its cells by. */
async function foundColumns(db: Kysely<Database>, importId: string): Promise<FoundColumns> {
  const { headings, mapping } = await db
    .selectFrom('property_import')
    .select(['headings', 'mapping'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  return columnsOf(headings, mapping);
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toRow = (columns: FoundColumns, { cells, ...row }: StoredRow): ImportRowDto => ({
  ...row,
  values: valuesOf(columns, cells),
});

/**
 * Rows of an import after a line, in the order of the file; of warnings, the likeliest mistakes first. The import is
 * known to be the caller's.
 */
export async function listImportRows(
  db: Kysely<Database>,
  importId: string,
  { only, after = 0, limit = ROWS }: RouteQuery<'GET /api/imports/:id/rows'>,
): Promise<ImportRowDto[]> {
  let query = rowsOf(db, importId);
  if (only === 'problems') query = query.where('state', 'in', ['wrong', 'refused']);
  if (only === 'look-alike' || only === 'transposed') query = query.where(hasKind(only));
  if (only === 'warnings') {
    query = query.where(sql<boolean>`warnings <> '[]'::jsonb`).orderBy(isWeak);
    if (after > 0) {
      query = query.where(sql<boolean>`(${isWeak}, line) > (
        (select not before.warnings @> ${LOOK_ALIKE}::jsonb from property_import_row before
          where before.import_id = ${importId} and before.line = ${after}), ${after})`);
    }
  } else query = query.where('line', '>', after);
  const rows = await query.orderBy('line').limit(limit).execute();
  const columns = await foundColumns(db, importId);
  return rows.map((row) => toRow(columns, row));
}

/** @throws ApiError 404 for a line that the import has not. */
export async function findImportRow(
  db: Kysely<Database>,
  importId: string,
  line: number,
): Promise<ImportRowDto> {
  const row = await rowsOf(db, importId).where('line', '=', line).executeTakeFirst();
  if (!row) throw notFound('This import has no such row');
  return toRow(await foundColumns(db, importId), row);
}
