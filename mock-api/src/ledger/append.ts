import { randomBytes } from 'node:crypto';
import type { LedgerEventType } from '@hand-receipt/contracts';
import { type EventContent, type Json, formatEventParts } from '@hand-receipt/ledger';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from '../kernel';
import { correctedSeq, searchText } from './event-columns';

/** What happened, before the ledger gives it a place. */
export interface NewEvent {
  type: LedgerEventType;
  /** The item it happened to, where it happened to one. */
  itemId: string | null;
  /** Who did it; `name` is rank and last name at that time. */
  actor: { id: string; name: string };
  /** Plain JSON; integers beyond 2^53 as strings. A CORRECTION's `originalSeq` is the event it corrects. */
  details: { [key: string]: Json };
  /** Its id, where a row was written with it already (`newEventId`). */
  eventId?: string;
  /** When it happened; now, unless said. */
  at?: Date;
}

/**
 * Appends one event with the state change it records: the database gives it its place when the
 * transaction commits, and both commit or neither does. So the ledger's lock is held for the commit
 * alone, and no call of a client stands between. Until then the ledger's readers do not see the event,
 * those of this transaction included (`flushLedger`).
 *
 * @returns the event's id.
 * @throws TypeError where `details` is not plain JSON (undefined, NaN, Date, Map, lone surrogate).
 */
export async function appendEvent(trx: Transaction<Database>, event: NewEvent): Promise<{ eventId: string }> {
  const content = contentOf(event);
  const { beforeCounts, beforeSeq, afterSeq } = formatEventParts(content);
  await trx
    .insertInto('ledger_pending')
    .values({
      before_counts: beforeCounts,
      before_seq: beforeSeq,
      after_seq: afterSeq,
      event_id: content.eventId,
      event_type: content.type,
      item_id: content.item,
      actor_id: content.actor.id,
      corrects_seq: correctedSeq(content),
      ts: content.ts,
      search_text: searchText(content),
    })
    .execute();
  return { eventId: content.eventId };
}

/**
 * Appends the pending events of this transaction now, for a caller that reads their numbers before the commit. The
 * lock of the ledger is held from here to the end of the transaction. Does nothing outside a transaction.
 */
export async function flushLedger(db: Kysely<Database>): Promise<void> {
  await sql`set constraints ledger_pending_due immediate`.execute(db);
}

/**
 * As `appendEvent`, with the place known at once. The ledger's lock is held until the transaction ends, so
 * this is for those who have it already, or have nobody to keep waiting. The transaction must be READ
 * COMMITTED, PostgreSQL's default.
 */
export async function appendEventNow(
  trx: Transaction<Database>,
  event: NewEvent,
): Promise<{ seq: number; eventId: string }> {
  const content = contentOf(event);
  const { beforeCounts, beforeSeq, afterSeq } = formatEventParts(content);
  const { rows } = await sql<{ seq: number }>`
    select ledger_append(
      ${beforeCounts}, ${beforeSeq}, ${afterSeq}, ${content.eventId}, ${content.type}, ${content.item},
      ${content.actor.id}, ${correctedSeq(content)}, ${content.ts}, ${searchText(content)}
    ) as seq`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The ledger gave the event no place.');
  return { seq: row.seq, eventId: content.eventId };
}

/** An id for an event that is not written yet: the row that it records is written with it. */
export const newEventId = (): string => `evt_${randomBytes(8).toString('hex')}`;

function contentOf({
  type,
  itemId,
  actor,
  details,
  at = new Date(),
  eventId = newEventId(),
}: NewEvent): EventContent & {
  type: LedgerEventType;
} {
  return {
    eventId,
    type,
    item: itemId,
    actor: { id: actor.id, name: actor.name },
    ts: at.toISOString(),
    details,
    nonce: randomBytes(16).toString('hex'),
  };
}
