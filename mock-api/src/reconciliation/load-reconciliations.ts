import type { ReconciliationDto, ReconciliationKind } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, personJson } from '../access';
import { type Database, notFound } from '../kernel';
import { unequalLines } from './load-lines';
import { keptReconciliations } from './may-compare';
import { isOpen } from './outcome';

const LISTED = 24;

const countOf = (kind: ReconciliationKind) =>
  sql<number>`(select count(*)::int from reconciliation_line line
    where line.reconciliation_id = reconciliation.id and line.kind = ${kind})`;

const selectReconciliations = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('reconciliation')
    .innerJoin('units', 'units.id', 'reconciliation.unit_id')
    .select(({ ref }) => [
      'reconciliation.id',
      'units.id as unit_id',
      'units.name as unit_name',
      'file_name',
      sql<string>`encode(file_hash, 'hex')`.as('file_hash'),
      sql<string>`to_char(as_of, 'YYYY-MM-DD')`.as('as_of'),
      personJson(ref('opened_by')).as('opened_by'),
      'opened_at',
      personJson(ref('closed_by')).as('closed_by'),
      'closed_at',
      countOf('theirs').as('theirs'),
      countOf('ours').as('ours'),
      countOf('differing').as('differing'),
      countOf('equal').as('equal'),
    ])
    .where(keptReconciliations(viewer));

type Row = Awaited<ReturnType<ReturnType<typeof selectReconciliations>['execute']>>[number];

/** How many rows of each list are neither settled nor noted. */
async function openOf(db: Kysely<Database>, { id, closed_at }: Row): Promise<ReconciliationDto['open']> {
  const open = { theirs: 0, ours: 0, differing: 0, equal: 0 };
  if (closed_at !== null) return open;
  for (const line of await unequalLines(db, id)) if (isOpen(line)) open[line.kind] += 1;
  return open;
}

async function toDto(db: Kysely<Database>, row: Row): Promise<ReconciliationDto> {
  const { unit_id, unit_name, theirs, ours, differing, equal, opened_by, ...rest } = row;
  if (!opened_by) throw new Error(`Nobody opened the comparison ${row.id}.`);
  return {
    ...rest,
    unit: { id: unit_id, name: unit_name },
    opened_by,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    counts: { theirs, ours, differing, equal },
    open: await openOf(db, row),
  };
}

/** Comparisons of the property books that the person keeps, newest first. */
export async function listReconciliations(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<ReconciliationDto[]> {
  const rows = await selectReconciliations(db, viewer)
    .orderBy('opened_at', 'desc')
    .orderBy('reconciliation.id', 'desc')
    .limit(LISTED)
    .execute();
  const found: ReconciliationDto[] = [];
  for (const row of rows) found.push(await toDto(db, row));
  return found;
}

/** @throws ApiError 404 for one of a property book that the person does not keep. */
export async function findReconciliation(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<ReconciliationDto> {
  const row = await selectReconciliations(db, viewer).where('reconciliation.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Comparison not found');
  return toDto(db, row);
}
