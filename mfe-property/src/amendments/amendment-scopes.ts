import type { AmendmentScope } from '@hand-receipt/data';
import { knownValue, useUrlState } from '@hand-receipt/platform';

/** In the order of the tabs. */
export const SCOPES: readonly AmendmentScope[] = ['waiting', 'open', 'ended'];

export const SCOPE_WORDS: Record<AmendmentScope, { label: string; empty: string; hint: string }> = {
  waiting: {
    label: 'Waiting for me',
    empty: 'Nothing waits for you',
    hint: 'What you can propose or sign is listed here.',
  },
  open: {
    label: 'Open',
    empty: 'No open amendments',
    hint: 'Report wrong data in the details of an item.',
  },
  ended: {
    label: 'Ended',
    empty: 'No ended amendments',
    hint: 'Signed, refused and withdrawn ones are listed here.',
  },
};

/** Which amendments are listed, in the address. */
export function useScope(): [AmendmentScope, (scope: AmendmentScope) => void] {
  const { get, set } = useUrlState();
  const scope = knownValue(SCOPES, get('tab')) || 'waiting';
  return [scope, (next) => set({ tab: next === 'waiting' ? '' : next })];
}
