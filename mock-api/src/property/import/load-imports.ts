import type { ImportRowDto, ImportWarningKind, PropertyImportDto, RouteQuery } from '@hand-receipt/contracts';
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

const toDto = ({ look_alikes, transposed, ...row }: SelectedImport): PropertyImportDto => ({
  ...row,
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

/** Rows of an import after a line, in the order of the file; the import is known to be the caller's. */
export function listImportRows(
  db: Kysely<Database>,
  importId: string,
  { only, after = 0, limit = ROWS }: RouteQuery<'GET /api/property/imports/:id/rows'>,
): Promise<ImportRowDto[]> {
  let query = db
    .selectFrom('property_import_row')
    .select(['line', 'item', 'state', 'problems', 'warnings', 'item_id'])
    .where('import_id', '=', importId)
    .where('line', '>', after);
  if (only === 'problems') query = query.where('state', 'in', ['wrong', 'refused']);
  if (only === 'look-alike' || only === 'transposed') query = query.where(hasKind(only));
  if (only === 'warnings') query = query.where(sql<boolean>`warnings <> '[]'::jsonb`);
  return query.orderBy('line').limit(limit).execute();
}
