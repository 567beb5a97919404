import type {
  ClosingKind,
  ReconciliationDifferenceDto,
  ReconciliationLineDto,
} from '@hand-receipt/contracts';
import type { LineRow } from './select-lines';

/** What an open or signed amendment of the item is called in a row. */
const AMENDED = { reported: 'Reported', proposed: 'Proposed', signed: 'Amended' } as const;

/** Fields of a row's differences that are on record by now, or in an open amendment. */
export function settledFields({
  differences,
  amendment,
  ...record
}: LineRow): ReconciliationDifferenceDto['field'][] {
  const proposed = amendment && amendment.state !== 'signed' ? amendment.fields : [];
  return differences
    .filter(({ field, theirs }) => record[field] === theirs || proposed.includes(field))
    .map(({ field }) => field);
}

/** What was done about a row that differs, once all that they say is on record or proposed. */
function ofDiffering(row: LineRow): string | null {
  if (settledFields(row).length < row.differences.length) return null;
  const { amendment } = row;
  return amendment ? `${AMENDED[amendment.state]}, ${amendment.id}` : 'Filled in';
}

/** What a completed closing did with the item. */
const CLOSED: Record<ClosingKind, string> = {
  'turn-in': 'Turned in',
  lateral: 'Transferred',
  loss: 'Adjusted',
  'book-error': 'Adjusted',
};

/** How an item of ours leaves the book, or left it. */
function ofLeaving({ on_book: isOnBook, closing }: LineRow): string | null {
  if (!isOnBook)
    return closing?.state === 'completed' ? `${CLOSED[closing.kind]}, ${closing.id}` : 'Left the book';
  return closing && closing.state !== 'completed' ? `Leaving the book, ${closing.id}` : null;
}

/** What was done about a row, in words; null while nothing was. Of a closed comparison, as it was then. */
export function outcomeOf(row: LineRow): string | null {
  if (row.closed_at !== null || row.kind === 'equal') return row.outcome;
  if (row.kind === 'theirs') return row.entered_id === null ? null : 'Entered';
  return ofLeaving(row) ?? (row.kind === 'differing' ? ofDiffering(row) : null);
}

/** Whether a row waits to be settled or noted. */
export const isOpen = ({ kind, outcome, note }: ReconciliationLineDto): boolean =>
  kind !== 'equal' && outcome === null && note === null;
