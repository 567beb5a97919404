import {
  canonicalize,
  type Finding,
  findings,
  type Json,
  type ServedEvidence,
  toUtf8,
  tryReadEvent,
} from '@hand-receipt/ledger';
import type { ItemTask, Remembered, ShownEvent } from './messages';

/** No panel takes longer to arrive than this. */
const SLOWEST_READ_MS = 10_000;

/** What a person reads of an event, in one text; equal for the bytes and for what the panel shows of them. */
const textOf = ({ eventId, eventType, timestamp, userId, userName, details }: Omit<ShownEvent, 'seq'>) =>
  canonicalize({ eventId, eventType, timestamp, userId, userName, details: details as Json });

function textOfBody(body: string): string | null {
  const event = tryReadEvent(toUtf8(body));
  // Bytes that are no event are a finding of the evidence itself.
  if (!event) return null;
  const { eventId, type, ts, actor, details } = event;
  const { id: userId, name: userName } = actor;
  return textOf({ eventId, eventType: type, timestamp: ts, userId, userName, details });
}

/** Events that the panel shows otherwise than their bytes read, or that have no evidence. */
export function misshown(shown: readonly ShownEvent[], evidence: readonly ServedEvidence[]): Finding[] {
  const bodies = new Map(evidence.map(({ seq, body }) => [seq, body]));
  return shown
    .filter((event) => {
      const body = bodies.get(event.seq);
      return body === undefined || textOfBody(body) !== textOf(event);
    })
    .map(({ seq }) => findings.eventAltered(seq));
}

/** So many events this browser had seen sealed when the panel was asked for: it must show its own of them. */
function sealedBefore(readAt: number, remembered: Remembered): number {
  const seenBefore = remembered !== null && Date.parse(remembered.seenAt) + SLOWEST_READ_MS < readAt;
  return seenBefore ? remembered.size : 0;
}

/**
 * How many events with evidence the panel does not show: left out of it, or recorded since it was read.
 *
 * @param remembered before this check.
 */
export function notShown(
  { shown, whole, readAt }: ItemTask,
  evidence: readonly ServedEvidence[],
  remembered: Remembered,
): { hidden: number; newer: number } {
  const places = new Set(shown.map(({ seq }) => seq));
  const oldest = whole ? 0 : Math.min(...places);
  const newest = places.size > 0 ? Math.max(...places) : Infinity;
  const known = sealedBefore(readAt, remembered);
  const missed = evidence.filter(({ seq }) => seq >= oldest && !places.has(seq));
  const hidden = missed.filter(({ seq }) => seq <= newest || seq < known).length;
  return { hidden, newer: missed.length - hidden };
}
