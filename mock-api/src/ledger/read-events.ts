import { type EventBody, tryReadEvent } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { EventRow } from './event-columns';

/**
 * True for the ledger's own places, 0 to size - 1. The end is no range of the index: the planner would take the two
 * ends for a narrow one, and read by place where another index leads to fewer rows.
 */
const inLedger = sql<boolean>`(ledger_event.seq >= 0
  and ledger_event.seq - (select ledger_head.size from ledger_head) < 0)`;

/**
 * The one way to read events for people: the rows of the ledger's places. A row elsewhere in the table was never
 * appended, whatever it says.
 */
export const ledgerEvents = (db: Kysely<Database>) => db.selectFrom('ledger_event').where(inLedger);

/**
 * The event in a row's bytes; null where they are damaged: not an event, or not the one of this place. People search
 * by the columns and read the bytes, so both must name the same.
 */
export function readRow(
  row: Pick<EventRow, 'seq' | 'event_id' | 'event_type' | 'item_id' | 'actor_id' | 'body'>,
): EventBody | null {
  const event = tryReadEvent(row.body);
  const isOfRow =
    event?.seq === row.seq &&
    event.eventId === row.event_id &&
    event.type === row.event_type &&
    event.item === row.item_id &&
    event.actor.id === row.actor_id;
  return isOfRow ? event : null;
}
