import { type EventBody, type EventContent, canonicalize } from '@hand-receipt/ledger';

type Searched = Pick<EventContent, 'type' | 'eventId' | 'actor' | 'item' | 'ts' | 'details'>;

/** What the search box of the ledger matches, lower case: type, id, who, when (UTC), which item, details. */
export const searchText = (event: Searched): string =>
  wordsOf(event, canonicalize(event.details)).toLowerCase();

/** The same as it was written, where the canonical text of the details is known. */
export const wordsOf = ({ type, eventId, actor, item, ts }: Searched, detailsText: string): string =>
  `${type}\n${eventId}\n${actor.id}\n${actor.name}\n${item ?? ''}\n${ts.slice(0, 10)} ${ts.slice(11, 19)}\n${detailsText}`;

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
