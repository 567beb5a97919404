import type { Transfer } from '@hand-receipt/contracts';
import type { Decision } from '@hand-receipt/data';
import { isNetworkError } from '@hand-receipt/platform';
import type { ToastMessage } from '@hand-receipt/ui';

/** Characters of a reason, as many as the API takes. */
export const REASON_LENGTH = 2000;

interface DecisionWords {
  title: string;
  question: (name: string) => string;
  confirm: string;
  /** What the answer means for who is accountable. */
  meaning: (transfer: Transfer) => string;
  done: (transfer: Transfer) => ToastMessage;
}

/** The words around an answer, to the letter (XFER-38 to XFER-41, ERR-18, ERR-19). */
export const DECISION_WORDS: Record<Decision, DecisionWords> = {
  approve: {
    title: 'Confirm Approval',
    question: (name) => `Are you sure you want to approve this transfer request for item '${name}'?`,
    confirm: 'Confirm Approve',
    meaning: () =>
      'You become accountable for this item as soon as you approve. The transfer is written to the ledger under your name.',
    done: ({ name }) => ({
      tone: 'success',
      title: 'Transfer Approved',
      description: `Transfer of ${name} approved.`,
    }),
  },
  reject: {
    title: 'Confirm Rejection',
    question: (name) =>
      `Are you sure you want to reject this transfer request for item '${name}'? This action cannot be undone.`,
    confirm: 'Confirm Reject',
    meaning: ({ from }) =>
      `${from} stays accountable for this item. The rejection is written to the ledger under your name.`,
    done: ({ name }) => ({
      tone: 'danger',
      title: 'Transfer Rejected',
      description: `Transfer of ${name} rejected.`,
    }),
  },
};

/** The message for an answer that the server refused, or that could not be sent. */
export const failedWords = (error: Error, description = error.message): ToastMessage => ({
  tone: 'danger',
  title: isNetworkError(error) ? 'Needs a connection.' : 'Error',
  description,
});
