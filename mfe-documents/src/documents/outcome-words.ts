import type { CorrectiveOutcome } from '@hand-receipt/contracts';

/** What came of a form, as the server's reports call it. */
export const OUTCOME_WORDS: Record<CorrectiveOutcome, string> = {
  corrected: 'Corrected',
  'parts-ordered': 'Parts ordered',
  referred: 'Referred to higher level',
  deferred: 'Deferred',
  'no-fault-found': 'No fault found',
};
