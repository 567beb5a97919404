import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import type { LineRow } from './load-lines';

/** What an open or signed amendment of the item is called in a row. */
const AMENDED = { reported: 'Reported', proposed: 'Proposed', signed: 'Amended' } as const;

const wordsOf = (amendment: string): string => {
  const [state = '', id = ''] = amendment.split(' ');
  return `${AMENDED[state as keyof typeof AMENDED]}, ${id}`;
};

/** What was done about a row that differs: all that they say is on record, or is proposed. */
function ofDiffering({ differences, amendment, ...record }: LineRow): string | null {
  const isOnRecord = differences.every(({ field, theirs }) => record[field] === theirs);
  if (amendment !== null && (isOnRecord || !amendment.startsWith('signed'))) return wordsOf(amendment);
  return isOnRecord ? 'Filled in' : null;
}

/** What was done about a row, in words; null while nothing was. Of a closed comparison, as it was then. */
export function outcomeOf(row: LineRow): string | null {
  if (row.closed_at !== null || row.kind === 'equal') return row.outcome;
  if (row.kind === 'theirs') return row.entered_id === null ? null : 'Entered';
  if (!row.on_book) return 'Left the book';
  return row.kind === 'differing' ? ofDiffering(row) : null;
}

/** Whether a row waits to be settled or noted. */
export const isOpen = ({ kind, outcome, note }: ReconciliationLineDto): boolean =>
  kind !== 'equal' && outcome === null && note === null;
