import type { DifferenceAct, SuccessionDifferenceDto } from '@hand-receipt/contracts';

/** Words of a difference, and the status whose badge it wears. */
export const KIND_WORDS: Record<SuccessionDifferenceDto['kind'], { label: string; status: string }> = {
  'serial-differs': { label: 'Serial differs', status: 'damaged' },
  'data-differs': { label: 'Data differs', status: 'damaged' },
  missing: { label: 'Not found', status: 'missing' },
  extra: { label: 'Extra', status: 'transferred' },
  'wrong-holder': { label: 'Found elsewhere', status: 'transferred' },
  'component-short': { label: 'Component short', status: 'damaged' },
  condition: { label: 'Condition', status: 'damaged' },
  'not-readable': { label: 'Cannot be read', status: 'damaged' },
};

export const ACT_WORDS: Record<DifferenceAct, string> = {
  amendment: 'Amendment',
  found: 'Found',
  loss: 'Loss case',
  closing: 'Closing',
  gain: 'Gain, found on installation',
  note: 'Note',
  transfer: 'Transfer let through',
  shortage: 'Shortage',
  recount: 'Counted again',
  status: 'Status set',
  document: 'Document',
};

/** Acts that stand on a paper with a number. */
const NUMBERED: readonly DifferenceAct[] = [
  'amendment',
  'loss',
  'closing',
  'shortage',
  'document',
  'transfer',
];
export const hasNumber = (act: DifferenceAct | ''): boolean => act !== '' && NUMBERED.includes(act);

/** Where the record of the item is put right; null where that is done elsewhere. */
export function actPath({
  kind,
  item,
  found,
}: SuccessionDifferenceDto): { to: string; label: string } | null {
  if (kind === 'serial-differs' && item && found) {
    const change = encodeURIComponent(`serial_number=${encodeURIComponent(found)}`);
    return { to: `/property-book/${item.id}?amend=propose&change=${change}`, label: 'Propose amendment' };
  }
  if (kind === 'data-differs' && item) {
    return { to: `/property-book/${item.id}?amend=propose`, label: 'Propose amendment' };
  }
  if (kind === 'missing' && item) {
    return { to: `/property-book/${item.id}?leave=1`, label: 'Leave the Book' };
  }
  return null;
}
