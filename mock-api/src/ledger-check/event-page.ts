import type { EventBody } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type EventRow, lastIndexedSeq, columnsOf } from '../ledger';

/** Few enough that other people's statements get their turn between two pages on the embedded database. */
const PAGE = 100;

/** The row of one event, and whether the search index has its words. */
export interface StoredEvent extends Omit<EventRow, 'ts'> {
  /** `ts` in seconds: the database keeps microseconds, and a `Date` ends at the millisecond. */
  seconds: string;
  isIndexed: boolean;
}

const storedEvents = (db: Kysely<Database>) =>
  db.selectFrom('ledger_event').select([
    'seq',
    'event_id',
    'event_type',
    'item_id',
    'item_prev_seq',
    'item_count',
    'actor_id',
    'corrects_seq',
    'search_text',
    'body',
    'leaf_hash',
    sql<string>`extract(epoch from ts)::text`.as('seconds'),
    // The newest events are indexed a moment after they were appended.
    sql<boolean>`coalesce(
        (select words.search_text = ledger_event.search_text from ledger_search as words where words.seq = ledger_event.seq),
        seq > ${lastIndexedSeq})`.as('isIndexed'),
  ]);

/** The next rows of the ledger, from place `from` on. */
export const readPage = (db: Kysely<Database>, from: number): Promise<StoredEvent[]> =>
  storedEvents(db).where('seq', '>=', from).orderBy('seq').limit(PAGE).execute();

/** Whether the columns, which lists and searches read, say what the event's own bytes say. */
export function columnsMatch(row: StoredEvent, event: EventBody): boolean {
  const { ts, ...columns } = columnsOf(event);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return (
    row.isIndexed &&
    row.seconds === (ts.getTime() / 1000).toFixed(6) &&
    names.every((name) => row[name] === columns[name])
  );
}
