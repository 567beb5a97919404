import type { CorrectiveOutcome, Urgency } from './vocabulary';

/** What an urgency is called where people read it. Documents carry the word of the wire, because the ledger hashes it. */
export const URGENCY_WORDS: Record<Urgency, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  critical: 'Critical',
};

const isUrgency = (word: string): word is Urgency => Object.hasOwn(URGENCY_WORDS, word);

/** The label of the urgency that a form carries; a word that is none is shown as it is. */
export const urgencyLabel = (word: string): string => (isUrgency(word) ? URGENCY_WORDS[word] : word);

/** What came of a form, on screens and in the reports about it. */
export const OUTCOME_WORDS: Record<CorrectiveOutcome, string> = {
  corrected: 'Corrected',
  'parts-ordered': 'Parts ordered',
  referred: 'Referred to higher level',
  deferred: 'Deferred',
  'no-fault-found': 'No fault found',
};
