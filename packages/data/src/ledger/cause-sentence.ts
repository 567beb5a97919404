import type { Verdict } from './read-verification';

/** The cause as one sentence, and a second that says how many findings follow from it; null where none is named. */
export function causeSentence({ cause, findings }: Pick<Verdict, 'cause' | 'findings'>): string | null {
  if (cause === null) return findings[0]?.message ?? null;
  const { message, consequences } = cause;
  if (consequences === 0) return message;
  const follow = consequences === 1 ? 'further finding follows' : 'further findings follow';
  return `${message}. ${consequences.toLocaleString('en-US')} ${follow} from it.`;
}
