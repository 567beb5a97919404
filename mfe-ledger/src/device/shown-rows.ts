import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { canonicalize, type EventBody, type Json } from '@hand-receipt/ledger';
import type { ShownRow } from './messages';

const textOf = (value: unknown): string => canonicalize(value as Json);
const orEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What lists of events show of one. */
function eventRow({ eventId, type, ts, actor, item, details }: EventBody) {
  return {
    eventId,
    eventType: type,
    timestamp: ts,
    userId: actor.id,
    userName: actor.name,
    itemId: item,
    details,
  };
}

/** What the log of corrections shows of one. */
function correctionRow({ seq, eventId, ts, actor, details }: EventBody): CorrectionEventDto {
  return {
    eventId,
    originalEventId: orEmpty(details.originalEventId),
    correctionTimestamp: ts,
    correctingUserId: actor.id,
    reason: orEmpty(details.reason),
    originalEventType: orEmpty(details.originalEventType),
    ledgerTransactionId: eventId,
    ledgerSequenceNumber: seq,
  };
}

/** Everything of a row that a person reads, in one text. */
export function shownText(row: ShownRow): string {
  if ('correction' in row) return textOf(row.correction);
  const { eventId, eventType, timestamp, userId, userName, itemId, details } = row.event;
  return textOf({ eventId, eventType, timestamp, userId, userName, itemId, details });
}

/** Whether a row says what the event's own bytes say. A damaged row says nothing, so it does not. */
export const readsAs = (event: EventBody, row: ShownRow): boolean =>
  textOf('correction' in row ? correctionRow(event) : eventRow(event)) === shownText(row) &&
  (!('correction' in row) || event.type === 'CORRECTION');
