import { randomBytes } from 'node:crypto';
import type { LedgerEventType } from '@hand-receipt/contracts';
import { type Json, formatEventParts } from '@hand-receipt/ledger';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../db/schema';
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
 * neither does. Call it last: it takes the ledger's lock, which is held until the commit. The
 * transaction must be READ COMMITTED, PostgreSQL's default.
 *
 * @throws TypeError where `details` is not plain JSON (undefined, NaN, Date, Map, lone surrogate).
 */
export async function appendEvent(trx: Transaction<Database>, event: NewEvent): Promise<AppendedEvent> {
  const content = {
    eventId: `evt_${randomBytes(8).toString('hex')}`,
    type: event.type,
    item: event.itemId,
    actor: { id: event.actor.id, name: event.actor.name },
    ts: (event.at ?? new Date()).toISOString(),
    details: event.details,
    nonce: randomBytes(16).toString('hex'),
  };
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
