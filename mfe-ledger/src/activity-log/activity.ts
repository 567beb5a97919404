import type { LedgerEventDto } from '@hand-receipt/contracts';
import { type ChainEvent, formatDate, formatTime } from '@hand-receipt/ui';
import { eventLook } from '../events/event-icon';
import { rowIdOf } from '../events/damaged';

/** `0604` on the day itself, `20NOV` before. */
function shortTime(timestamp: string, now: Date): string {
  const day = formatDate(timestamp);
  return day === formatDate(now) ? formatTime(timestamp) : day.slice(0, 5);
}

/** A ledger event as a line of the activity log, but for what happened. */
export const toActivity = (event: LedgerEventDto, now = new Date()): Omit<ChainEvent, 'text'> => ({
  id: rowIdOf(event),
  ...eventLook(event.eventType),
  time: event.damaged ? '' : shortTime(event.timestamp, now),
});
