import type { SuccessionDifferenceKind, SuccessionKind } from '@hand-receipt/contracts';

const NOUNS: Record<SuccessionKind, string> = {
  primary: 'change of command',
  sub: 'change of holder',
};

/** What a difference is called. */
export const DIFFERENCE_WORDS: Record<SuccessionDifferenceKind, string> = {
  'serial-differs': 'Serial differs',
  'data-differs': 'Data differs',
  missing: 'Not found',
  extra: 'Extra',
  'wrong-holder': 'Found elsewhere',
  'component-short': 'Component short',
  condition: 'Condition',
  'not-readable': 'Cannot be read',
};

/** What people call a succession of its kind. */
export const nounOf = ({ kind }: { kind: SuccessionKind }): string => NOUNS[kind];

/** The same at the start of a title. */
export function titleOf(succession: { kind: SuccessionKind }): string {
  const noun = nounOf(succession);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
