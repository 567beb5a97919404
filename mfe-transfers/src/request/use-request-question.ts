import type { Transfer } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import type { Consenting } from '../sign-over/consent-buttons';
import { useHeld } from '../transfers/use-held';

const QUESTIONS = ['cancel', 'agree', 'refuse', 'answer'] as const;
type Question = (typeof QUESTIONS)[number];

interface RequestParts {
  /** Lines to whose sign-over I must agree. */
  toConsent: readonly Transfer[];
  /** Recalled lines that I hold. */
  recalled: readonly Transfer[];
}

/** All lines that a question is about, named by the first of them. */
const allOf = ([first, ...rest]: readonly Transfer[]) =>
  first ? { transfer: first, lines: 1 + rest.length } : null;

/** The question about all lines of a request that the address asks: to cancel it, or to answer a sign-over or a recall. */
export function useRequestQuestion({ toConsent, recalled }: RequestParts) {
  const { get, set } = useUrlState();
  const question = knownValue(QUESTIONS, get('question'));
  const held = useHeld(question, allOf(question === 'answer' ? recalled : toConsent));
  const isConsent = question === 'agree' || question === 'refuse';
  const consenting: Consenting | null = isConsent && held ? { ...held, agree: question === 'agree' } : null;
  return {
    isCancelling: question === 'cancel',
    consenting,
    answeringAll: question === 'answer' ? held : null,
    ask: (asked: Question) => set({ question: asked }),
    stop: () => set({ question: '' }),
  };
}
