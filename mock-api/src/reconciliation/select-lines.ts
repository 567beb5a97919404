import type { ClosingKind, ReconciliationLineDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

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

/** The last amendment of a line's item, an open one first. */
const amendment = sql<LineAmendment | null>`(
  select json_build_object('id', amendment.id, 'state', amendment.state, 'fields', json_agg(change.field))
  from amendment
  join amendment_line change on change.amendment_id = amendment.id
  where change.item_id = line.item_id
    and line.kind = 'differing'
    and (amendment.state in ('reported', 'proposed')
      or (amendment.state = 'signed' and amendment.ended_at >= reconciliation.opened_at))
  group by amendment.id
  order by amendment.state = 'signed', amendment.created_at desc
  limit 1)`;

/** The last closing that a line's item is on, an open one first. */
const closing = sql<LineClosing | null>`(
  select json_build_object('id', closing.id, 'kind', closing.kind, 'state', closing.state)
  from closing
  join closing_line on_paper on on_paper.closing_id = closing.id
  where on_paper.item_id = line.item_id
    and closing.state in ('prepared', 'signed', 'completed')
  order by closing.state = 'completed', closing.completed_at desc
  limit 1)`;

/** Lines of a comparison with what is on record now of their items. */
export function selectLines(db: Kysely<Database>, id: string) {
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
      // A row that only they had, entered since. An item that is one with another row of theirs is not it: their book
      // has the number twice.
      row
        .selectFrom('property as entered')
        .select('entered.id')
        .where(sql<boolean>`upper(btrim(entered.serial_number)) = line.theirs ->> 'serial_number'`)
        .where('line.kind', '=', 'theirs')
        .where(isOnBook('entered'))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reconciliation_line as paired')
                .select('paired.position')
                .whereRef('paired.reconciliation_id', '=', 'line.reconciliation_id')
                .whereRef('paired.item_id', '=', 'entered.id')
                .where('paired.kind', 'in', ['equal', 'differing']),
            ),
          ),
        )
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
      amendment.as('amendment'),
      closing.as('closing'),
      isOnBook('item').as('on_book'),
    ])
    .where('line.reconciliation_id', '=', id);
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];
