import type { SuccessionKind } from '@hand-receipt/contracts';

const NOUNS: Record<SuccessionKind, string> = {
  primary: 'change of command',
  sub: 'change of holder',
};

/** What people call a succession of its kind. */
export const nounOf = ({ kind }: { kind: SuccessionKind }): string => NOUNS[kind];

/** The same at the start of a title. */
export function titleOf(succession: { kind: SuccessionKind }): string {
  const noun = nounOf(succession);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
