import type { LineFilter } from '@hand-receipt/data';
import { knownValue, useUrlState } from '@hand-receipt/platform';

/** Which lines a phone shows: what remains, what the recorder did not find, or all. */
const SHOWN = ['remaining', 'not-here', 'all'] as const;
export type ShownLines = (typeof SHOWN)[number];

export const RESULT_OF: Record<ShownLines, LineFilter['result']> = {
  remaining: 'none',
  'not-here': 'not-found',
  all: undefined,
};

/** The lines that a phone shows, in the address. */
export function useShownLines(): [ShownLines, (shown: ShownLines) => void] {
  const { get, set } = useUrlState();
  const shown = knownValue(SHOWN, get('lines')) || 'remaining';
  return [shown, (to) => set({ lines: to === 'remaining' ? '' : to })];
}
