import { type EventBody, type EventContent, canonicalize } from '@hand-receipt/ledger';
import type { Selectable } from 'kysely';
import type { Database } from '../kernel';

export type EventRow = Selectable<Database['ledger_event']>;

type Searched = Pick<EventContent, 'type' | 'eventId' | 'actor' | 'item' | 'ts' | 'details'>;

/** What the search box of the ledger matches, lower case: type, id, who, when (UTC), which item, details. */
export function searchText({ type, eventId, actor, item, ts, details }: Searched): string {
  const time = `${ts.slice(0, 10)} ${ts.slice(11, 19)}`;
  return [type, eventId, actor.id, actor.name, item ?? '', time, canonicalize(details)]
    .join('\n')
    .toLowerCase();
}

/** The place of the event that a correction corrects; null for any other event, or where it names none. */
export function correctedSeq(event: Pick<EventContent, 'type' | 'details'>): number | null {
  const { originalSeq } = event.details;
  return event.type === 'CORRECTION' && typeof originalSeq === 'number' ? originalSeq : null;
}

/** The columns of `ledger_event` that are drawn from an event's body. */
export const columnsOf = (body: EventBody) => ({
  seq: body.seq,
  event_id: body.eventId,
  event_type: body.type,
  item_id: body.item,
  item_prev_seq: body.itemPrevSeq,
  item_count: body.itemCount,
  actor_id: body.actor.id,
  corrects_seq: correctedSeq(body),
  ts: new Date(body.ts),
  search_text: searchText(body),
});
