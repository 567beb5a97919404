import { type KeptDraft, useDraftInFront, usePersistedDraft } from '@hand-receipt/platform';
import type { LineChoice } from './use-answers';

/** Answers to a request that were chosen and not sent. */
export interface KeptAnswers {
  choices: readonly (readonly [string, LineChoice])[];
  location: string;
  /** Digests of the sheets that they answer, by the line's id. */
  read: Readonly<Record<string, string>>;
}

/**
 * The answers to a request, which wait on this device until their person sends them: a reload turns no decline back into
 * an accept.
 */
export function useAnswerDraft(requestId: string): KeptDraft<KeptAnswers> {
  const name = `answers/${requestId}`;
  useDraftInFront(name);
  return usePersistedDraft<KeptAnswers>({
    name,
    type: 'form',
    title: () => `Answers to transfer request ${requestId}`,
    path: `/transfers?request=${requestId}`,
  });
}
