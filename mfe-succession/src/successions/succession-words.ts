import type { SuccessionDto, SuccessionState } from '@hand-receipt/contracts';

/** Words of a state, and the status whose badge it wears. */
const STATE_WORDS: Record<SuccessionState, { label: string; status: string }> = {
  draft: { label: 'Being planned', status: 'scheduled' },
  active: { label: 'Under way', status: 'in-progress' },
  signing: { label: 'Being signed', status: 'pending' },
  signed: { label: 'Signed', status: 'approved' },
  cancelled: { label: 'Cancelled', status: 'cancelled' },
};

/** Sections that were left out of the signing can be cancelled later. What was signed stays so. */
export const isRestCancelled = ({ state, signed_at: signedAt }: SuccessionDto): boolean =>
  state === 'cancelled' && signedAt !== null;

/** How a succession stands, in words and as a badge. */
export const standingOf = (succession: SuccessionDto): { label: string; status: string } =>
  isRestCancelled(succession)
    ? { ...STATE_WORDS.signed, label: 'Signed, rest cancelled' }
    : STATE_WORDS[succession.state];
