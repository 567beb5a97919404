import type { SuccessionState } from '@hand-receipt/contracts';

/** Words of a state, and the status whose badge it wears. */
export const STATE_WORDS: Record<SuccessionState, { label: string; status: string }> = {
  draft: { label: 'Being planned', status: 'scheduled' },
  active: { label: 'Under way', status: 'in-progress' },
  signing: { label: 'Being signed', status: 'pending' },
  signed: { label: 'Signed', status: 'approved' },
  cancelled: { label: 'Cancelled', status: 'cancelled' },
};
