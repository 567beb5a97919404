import type {
  ClosingKind,
  ReconciliationKind,
  ReconciliationLineDto,
  RouteQuery,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople } from '../access';
import { type Database, notFound } from '../kernel';
import { isOpen, outcomeOf, settledFields } from './outcome';

const LINES = 100;

interface Which {
  kind?: ReconciliationKind;
  after?: number;
  limit?: number;
  line?: number;
}

/** Whether an item is of the comparison's unit, or of one below it. */
const isOfUnit = (item: 'item' | 'entered' | 'gone') =>
  sql<boolean>`coalesce(${sql.ref(`${item}.unit_id`)} in (
    select unit_id from unit_ancestor where ancestor_id = reconciliation.unit_id), false)`;

/** Whether it is on the book of one of them, and has not left. */
const isOnBook = (item: 'item' | 'entered') =>
  sql<boolean>`(${isOfUnit(item)} and ${sql.ref(`${item}.left_at`)} is null)`;

type LineItem = NonNullable<ReconciliationLineDto['item']>;

const goneItem = sql<LineItem>`json_build_object('id', gone.id, 'name', gone.name,
  'serial_number', gone.serial_number)`.as('gone');

/** An amendment of a line's item, open or signed since the comparison began. */
interface LineAmendment {
  id: string;
  state: 'reported' | 'proposed' | 'signed';
  fields: string[];
}

/** A closing by which a line's item leaves the book, or left it. */
interface LineClosing {
  id: string;
  kind: ClosingKind;
  state: 'prepared' | 'signed' | 'completed';
}

/** Lines of a comparison with what is on record now of their items. */
function selectLines(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('reconciliation_line as line')
    .innerJoin('reconciliation', 'reconciliation.id', 'line.reconciliation_id')
    .leftJoin('property as item', 'item.id', 'line.item_id')
    .select((row) => [
      'line.position as line',
      'line.kind',
      'line.row_line',
      'line.theirs',
      'line.differences',
      'line.note',
      'line.noted_by',
      'line.noted_at',
      'line.carried_from',
      'line.outcome',
      'reconciliation.closed_at',
      'item.id as item_id',
      'item.name',
      'item.serial_number',
      'item.uii',
      'item.nsn',
      'item.lin',
      // A row that only they had, entered since.
      row
        .selectFrom('property as entered')
        .select('entered.id')
        .where(sql<boolean>`upper(btrim(entered.serial_number)) = line.theirs ->> 'serial_number'`)
        .where('line.kind', '=', 'theirs')
        .where(isOnBook('entered'))
        .limit(1)
        .as('entered_id'),
      // A row that only they have, because it left our book.
      row
        .selectFrom('property as gone')
        .select(goneItem)
        .where(sql<boolean>`upper(btrim(gone.serial_number)) = line.theirs ->> 'serial_number'`)
        .where('line.kind', '=', 'theirs')
        .where('gone.left_at', 'is not', null)
        .where(isOfUnit('gone'))
        .limit(1)
        .as('gone'),
      // The last amendment of the item, an open one first, and the fields that it changes.
      row
        .selectFrom('amendment')
        .innerJoin('amendment_line as change', 'change.amendment_id', 'amendment.id')
        .select(
          sql<LineAmendment>`json_build_object('id', amendment.id, 'state', amendment.state,
            'fields', json_agg(change.field))`.as('amendment'),
        )
        .whereRef('change.item_id', '=', 'line.item_id')
        .where('line.kind', '=', 'differing')
        .where(
          sql<boolean>`(amendment.state in ('reported', 'proposed')
          or (amendment.state = 'signed' and amendment.ended_at >= reconciliation.opened_at))`,
        )
        .groupBy('amendment.id')
        .orderBy(sql`amendment.state = 'signed'`)
        .orderBy('amendment.created_at', 'desc')
        .limit(1)
        .as('amendment'),
      // The last closing that the item is on, an open one first.
      row
        .selectFrom('closing')
        .innerJoin('closing_line as on_paper', 'on_paper.closing_id', 'closing.id')
        .select(
          sql<LineClosing>`json_build_object('id', closing.id, 'kind', closing.kind, 'state', closing.state)`.as(
            'closing',
          ),
        )
        .whereRef('on_paper.item_id', '=', 'line.item_id')
        .where('closing.state', 'in', ['prepared', 'signed', 'completed'])
        .orderBy(sql`closing.state = 'completed'`)
        .orderBy('closing.completed_at', 'desc')
        .limit(1)
        .as('closing'),
      isOnBook('item').as('on_book'),
    ])
    .where('line.reconciliation_id', '=', id);
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

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
