import { randomBytes } from 'node:crypto';
import { formatEventParts } from '@hand-receipt/ledger';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../src/kernel';
import { type NewEvent, correctedSeq, newEventId, searchText } from '../../src/ledger';

const EVENTS_AT_ONCE = 1_000;

/**
 * Appends many events at once, through the same function of the database as `appendEvent`: they get the
 * next places in the order given, hashes and nodes included.
 */
export async function appendEvents(
  trx: Transaction<Database>,
  events: readonly (NewEvent & { at: Date })[],
): Promise<void> {
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    const rows = events.slice(from, from + EVENTS_AT_ONCE).map(toRow);
    await sql`
      select ledger_append(
        e.before_counts, e.before_seq, e.after_seq, e.event_id, e.event_type, e.item_id, e.actor_id,
        e.corrects_seq, e.ts, e.search_text)
      from (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          place integer, before_counts text, before_seq text, after_seq text, event_id text, event_type text,
          item_id text, actor_id text, corrects_seq bigint, ts timestamptz, search_text text)
        order by place
      ) as e`.execute(trx);
  }
}

function toRow(
  { type, itemId, actor, details, at, eventId = newEventId() }: NewEvent & { at: Date },
  place: number,
) {
  const content = {
    eventId,
    type,
    item: itemId,
    actor: { id: actor.id, name: actor.name },
    ts: at.toISOString(),
    details,
    nonce: randomBytes(16).toString('hex'),
  };
  const { beforeCounts, beforeSeq, afterSeq } = formatEventParts(content);
  return {
    place,
    before_counts: beforeCounts,
    before_seq: beforeSeq,
    after_seq: afterSeq,
    event_id: content.eventId,
    event_type: type,
    item_id: itemId,
    actor_id: actor.id,
    corrects_seq: correctedSeq(content),
    ts: content.ts,
    search_text: searchText(content),
  };
}
