import type { LossCaseDetailDto, LossCaseDto, LossCaseItemDto } from '@hand-receipt/contracts';
import { type KnownStatus, counted, formatDate } from '@hand-receipt/ui';

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

/** The first day on which a case is amber: the one that ends two thirds of its limit. */
export const amberFrom = (days: number): number => Math.ceil((2 * days) / 3);

/** A stage of a case, and what is known of it. */
export interface Stage {
  name: 'Search' | 'Papers' | 'Decision' | 'End';
  words: string;
  mark: 'done' | 'now' | 'open';
}

/** What each state waits for; a closed case for nothing. */
const WAITS_FOR: Record<LossCaseDto['state'], Stage['name'] | null> = {
  searching: 'Search',
  submitted: 'Decision',
  decided: 'End',
  closed: null,
};

const searchWords = ({ asks, whole }: LossCaseDetailDto): string =>
  whole ? `${asks.filter(({ answer }) => answer !== null).length} of ${asks.length} answered` : '';

const decisionWords = ({ decided }: LossCaseDetailDto): string => {
  if (!decided) return 'Not decided';
  return decided.decision === 'relief' ? 'Relief from responsibility' : 'Liability';
};

/** The stages of a case in their order. One that was found again may end without papers. */
export function caseStages(lossCase: LossCaseDetailDto): Stage[] {
  const { state, submitted, decided } = lossCase;
  const stage = (name: Stage['name'], words: string, isDone: boolean): Stage => ({
    name,
    words,
    mark: isDone ? 'done' : WAITS_FOR[state] === name ? 'now' : 'open',
  });
  return [
    stage('Search', searchWords(lossCase), state !== 'searching'),
    stage('Papers', submitted ? submitted.form : 'Not submitted', submitted !== null),
    stage('Decision', decisionWords(lossCase), decided !== null),
    stage('End', state === 'closed' ? formatDate(lossCase.closed_at) : 'Not ended', state === 'closed'),
  ];
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
