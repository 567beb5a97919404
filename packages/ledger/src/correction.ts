import type { EventBody } from './event';

export const CORRECTION = 'CORRECTION';

/** Where a correction points, as it was written. */
export interface CorrectionTarget {
  seq: unknown;
  eventId: unknown;
  type: unknown;
}

/** What the correction says that it corrects; null for any other event. */
export function targetOf({ type, details }: Pick<EventBody, 'type' | 'details'>): CorrectionTarget | null {
  if (type !== CORRECTION) return null;
  return { seq: details.originalSeq, eventId: details.originalEventId, type: details.originalEventType };
}

/** A correction points to an earlier event by its place, its id and its type. */
export const pointsTo = (
  target: CorrectionTarget,
  correction: Pick<EventBody, 'seq'>,
  original: Pick<EventBody, 'seq' | 'eventId' | 'type'> | undefined,
): boolean =>
  original !== undefined &&
  original.seq < correction.seq &&
  original.seq === target.seq &&
  original.eventId === target.eventId &&
  original.type === target.type;
