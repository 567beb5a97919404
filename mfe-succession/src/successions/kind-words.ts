import type { SuccessionKind } from '@hand-receipt/contracts';

/** What a succession of its kind is called, in a sentence and in titles. */
export const KIND_WORDS: Record<SuccessionKind, { noun: string; title: string }> = {
  primary: { noun: 'change of command', title: 'Change of Command' },
  sub: { noun: 'change of holder', title: 'Change of Holder' },
};

/** Its noun at the start of a line. */
export function titleOf(kind: SuccessionKind): string {
  const { noun } = KIND_WORDS[kind];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
