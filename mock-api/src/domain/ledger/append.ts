import { randomBytes } from 'node:crypto';
import type { LedgerEventType } from '@hand-receipt/contracts';
import { type Json, formatEventParts } from '@hand-receipt/ledger';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { searchText } from './search-text';

/** What happened, before the ledger gives it a place. */
export interface NewEvent {
  type: LedgerEventType;
  /** The item it happened to, where it happened to one. */
  itemId: string | null;
  /** Who did it; `name` is rank and name at that time. */
  actor: { id: string; name: string };
  /** Plain JSON. Integers beyond 2^53 as strings. */
  details: { [key: string]: Json };
  /** A correction's original event. */
  correctsSeq?: number;
  /** When it happened; now, unless said. */
  at?: Date;
}

/** Where the ledger put an event. */
export interface AppendedEvent {
  seq: number;
  eventId: string;
}

/**
 * Appends one event inside the transaction of the state change it records, so that both commit or
 * neither does. Call it last: it takes the ledger's lock, which is held until the commit.
 *
 * @throws TypeError where `details` is not plain JSON (undefined, NaN, Date, Map, lone surrogate).
 */
export async function appendEvent(trx: Transaction<Database>, event: NewEvent): Promise<AppendedEvent> {
  const eventId = `evt_${randomBytes(8).toString('hex')}`;
  const ts = (event.at ?? new Date()).toISOString();
  const parts = formatEventParts({
    eventId,
    type: event.type,
    item: event.itemId,
    actor: { id: event.actor.id, name: event.actor.name },
    ts,
    details: event.details,
    nonce: randomBytes(16).toString('hex'),
  });
  const { rows } = await sql<{ seq: string | number | bigint }>`
    select ledger_append(
      ${parts.beforeCounts}::text, ${parts.beforeSeq}::text, ${parts.afterSeq}::text,
      ${eventId}::text, ${event.type}::text, ${event.itemId}::text, ${event.actor.id}::text,
      ${event.correctsSeq ?? null}::bigint, ${ts}::timestamptz,
      ${searchText({ ...event, eventId, ts })}::text
    ) as seq`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('The ledger gave the event no place.');
  return { seq: Number(row.seq), eventId };
}
