import type { LedgerEventDto } from '@hand-receipt/contracts';
import { type ChainEvent, formatDate, formatTime } from '@hand-receipt/ui';
import { eventLook } from '../events/event-icon';
import { rowIdOf } from '../events/damaged';
import { describeEvent } from '../events/ledger-entry';

/** `0604` on the day itself, `20NOV` before. */
function shortTime(timestamp: string, now: Date): string {
  const day = formatDate(timestamp);
  return day === formatDate(now) ? formatTime(timestamp) : day.slice(0, 5);
}

/** A ledger event as a line of the activity log. */
export const toActivity = (event: LedgerEventDto, now = new Date()): ChainEvent => ({
  id: rowIdOf(event),
  ...eventLook(event.eventType),
  text: describeEvent(event),
  time: event.damaged ? '' : shortTime(event.timestamp, now),
});
