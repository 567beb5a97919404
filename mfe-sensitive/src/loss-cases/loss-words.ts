import type { LossCaseDto, LossCaseItemDto } from '@hand-receipt/contracts';
import { type KnownStatus, counted } from '@hand-receipt/ui';

/** Local noon of a day, which is the same day everywhere. */
export const noon = (day: string): string => `${day}T12:00:00`;

/** Word and look of a state. */
const STATE_LOOKS: Record<LossCaseDto['state'], { label: string; status: KnownStatus }> = {
  searching: { label: 'Searching', status: 'pending' },
  submitted: { label: 'Submitted', status: 'in-progress' },
  decided: { label: 'Decided', status: 'in-progress' },
  closed: { label: 'Closed', status: 'completed' },
};

const OUTCOMES = { found: 'Closed, found', adjusted: 'Closed, adjusted' } as const;

/** What a badge says of a case. */
export function stateOf(lossCase: LossCaseDto): { label: string; status: KnownStatus } {
  const { state, outcome, found_to_confirm: isFound } = lossCase;
  if (state === 'closed' && outcome) return { ...STATE_LOOKS.closed, label: OUTCOMES[outcome] };
  if (isFound) return { label: 'Found, to confirm', status: 'verified' };
  return STATE_LOOKS[state];
}

/** 'Day 11 of 15', with what it means in words. */
export function clockWords({ day, days, clock }: LossCaseDto): string {
  const words = `Day ${day} of ${days}`;
  if (clock === 'red') return `${words}, past the limit`;
  if (clock === 'amber') return `${words}, the papers are due soon`;
  return clock === 'stopped' ? `${words}, clock stopped` : words;
}

/** What a case is called: its only item, or how many it has. */
export const caseTitle = ({ items }: LossCaseDto): string =>
  items.length === 1 && items[0] ? items[0].name : counted(items.length, 'item');

/** What became of an item of a case, in words. */
export function itemState({ outcome, found, current_status: status, reinstated }: LossCaseItemDto): string {
  if (outcome === 'found') return 'Found';
  if (outcome === 'adjusted') return reinstated ? 'Adjusted, reinstated since' : 'Adjusted, left the book';
  if (found) return 'Found, to confirm';
  return status === 'Lost' ? 'Lost' : 'Missing in count';
}

const ANSWERS = { 'not-with-me': 'Not with me', 'i-have-it': 'I have it', 'i-saw-it': 'I saw it' } as const;

export const answerWords = (answer: keyof typeof ANSWERS): string => ANSWERS[answer];

export const REASONS = { held: 'Held it', verified: 'Verified it', had: 'Had it' } as const;
