import type { ReconciliationKind, ReconciliationLineDto, RouteQuery } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { loadPeople } from '../access';
import { type Database, notFound } from '../kernel';
import { isOpen, outcomeOf, settledFields } from './outcome';
import { type LineRow, selectLines } from './select-lines';

const LINES = 100;

interface Which {
  kind?: ReconciliationKind;
  after?: number;
  limit?: number;
  line?: number;
}

async function toDtos(db: Kysely<Database>, rows: readonly LineRow[]): Promise<ReconciliationLineDto[]> {
  const people = await loadPeople(
    db,
    rows.map(({ noted_by }) => noted_by),
  );
  return rows.map((row) => ({
    line: row.line,
    kind: row.kind,
    item:
      row.item_id !== null && row.name !== null && row.serial_number !== null
        ? { id: row.item_id, name: row.name, serial_number: row.serial_number }
        : row.gone,
    row_line: row.row_line,
    theirs: row.theirs,
    differences: row.differences,
    settled_fields: settledFields(row),
    note: row.note,
    noted_by: (row.noted_by && people.get(row.noted_by)) || null,
    noted_at: row.noted_at?.toISOString() ?? null,
    carried_from: row.carried_from,
    outcome: outcomeOf(row),
  }));
}

/** Lines of a comparison, in their order. */
export async function listLines(
  db: Kysely<Database>,
  id: string,
  { kind, open = false, after = -1, limit = LINES }: RouteQuery<'GET /api/reconciliations/:id/lines'>,
): Promise<ReconciliationLineDto[]> {
  if (open) {
    const lines = await unequalLines(db, id);
    return lines
      .filter((line) => isOpen(line) && line.line > after && (kind === undefined || line.kind === kind))
      .slice(0, limit);
  }
  return toDtos(db, await readLines(db, id, { kind, after, limit }));
}

const readLines = (db: Kysely<Database>, id: string, { kind, after, limit, line }: Which) =>
  selectLines(db, id)
    .$if(kind !== undefined, (lines) => lines.where('line.kind', '=', kind as ReconciliationKind))
    .$if(after !== undefined, (lines) => lines.where('line.position', '>', after as number))
    .$if(line !== undefined, (lines) => lines.where('line.position', '=', line as number))
    .$if(limit !== undefined, (lines) => lines.limit(limit as number))
    .orderBy('line.position')
    .execute();

/** All lines of a comparison but the equal ones. */
export async function unequalLines(db: Kysely<Database>, id: string): Promise<ReconciliationLineDto[]> {
  const rows = await selectLines(db, id).where('line.kind', '!=', 'equal').orderBy('line.position').execute();
  return toDtos(db, rows);
}

/** @throws ApiError 404 for a line that the comparison has not. */
export async function findLine(
  db: Kysely<Database>,
  id: string,
  line: number,
): Promise<ReconciliationLineDto> {
  const [found] = await toDtos(db, await readLines(db, id, { line }));
  if (!found) throw notFound('This comparison has no such row');
  return found;
}
