import type { ClosingDto, ClosingKind, ClosingState, PropertyItem } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

export const KIND_WORDS: Record<ClosingKind, string> = {
  'turn-in': 'Turn-in',
  lateral: 'Lateral transfer',
  loss: 'Loss adjustment',
  'book-error': 'Book error',
};

/** Words of a state, and the status whose badge it wears. */
export const STATE_WORDS: Record<ClosingState, { label: string; status: string }> = {
  prepared: { label: 'Prepared', status: 'pending' },
  signed: { label: 'Signed', status: 'pending' },
  completed: { label: 'Left the book', status: 'approved' },
  refused: { label: 'Refused', status: 'rejected' },
  withdrawn: { label: 'Withdrawn', status: 'cancelled' },
  cancelled: { label: 'Cancelled', status: 'cancelled' },
};

/** 'Turn-in W15GK9-6326-0012'. */
export const closingTitle = ({
  kind,
  document_number,
}: Pick<ClosingDto, 'kind' | 'document_number'>): string => `${KIND_WORDS[kind]} ${document_number}`;

/** How an item stands that is on a closing: 'Turn-in W15GK9-6326-0012, signed 22NOV2026'. */
export function closingStanding(closing: NonNullable<PropertyItem['closing']>): string {
  const { state, signed_at: signedAt } = closing;
  return `${closingTitle(closing)}, ${state === 'signed' ? `signed ${formatDate(signedAt)}` : state}`;
}

/** The same where there is little room: 'On turn-in'. */
export const onClosing = ({ kind }: Pick<ClosingDto, 'kind'>): string =>
  `On ${KIND_WORDS[kind].toLowerCase()}`;

/** Who takes the items. */
export const receiverOf = ({
  receiving_unit: unit,
  receiving_activity: activity,
}: ClosingDto): string | null => unit?.name ?? activity;
