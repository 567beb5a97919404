import type { TransferView } from '@hand-receipt/data';

/** What the specification calls each view, and says in it. */
export const VIEW_WORDS: Record<TransferView, { label: string; description: string; empty: string }> = {
  incoming: {
    label: 'Incoming',
    description: 'Review and manage transfer requests sent to you',
    empty: 'No Incoming Transfers',
  },
  outgoing: {
    label: 'Outgoing',
    description: "Track transfer requests you've initiated",
    empty: 'No Outgoing Transfers',
  },
  history: {
    label: 'History',
    description: 'View your complete transfer history (incoming and outgoing)',
    empty: 'No Transfer History',
  },
};
