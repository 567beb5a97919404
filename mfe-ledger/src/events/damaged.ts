import type { LedgerEventDto } from '@hand-receipt/contracts';

/** What stands in place of an event whose stored bytes are not the ones of its place. */
export const damagedText = (seq: number | null): string =>
  `Event #${seq ?? '?'} is damaged and is not shown.`;

/** What tells rows of a list apart: an event's id, which a damaged one does not show. */
export const rowIdOf = ({ eventId, seq }: Pick<LedgerEventDto, 'eventId' | 'seq'>): string =>
  eventId === '' ? `#${seq}` : eventId;
