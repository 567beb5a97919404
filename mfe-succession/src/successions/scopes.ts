import type { SuccessionScope } from '@hand-receipt/data';
import { knownValue, useUrlState } from '@hand-receipt/platform';

export const SCOPES = [
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
] as const satisfies readonly { value: SuccessionScope; label: string }[];

/** Which are listed, in the address. */
export function useScope(): [SuccessionScope, (scope: SuccessionScope) => void] {
  const { get, set } = useUrlState();
  const scope = knownValue(
    SCOPES.map(({ value }) => value),
    get('scope'),
  );
  return [scope || 'open', (next) => set({ scope: next === 'open' ? '' : next })];
}
