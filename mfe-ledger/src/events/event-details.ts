import type { LedgerEventDto } from '@hand-receipt/contracts';

/** The first of these details that is a text with something in it. Details are free: each event type has its own. */
export function detail(event: Pick<LedgerEventDto, 'details'>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = event.details[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** Stands where an event has, or shows, nothing. */
export const NOT_SHOWN = 'N/A';

type Actor = Pick<LedgerEventDto, 'damaged' | 'userId' | 'userName'>;

/** Who did it, by rank and name; the ledger names nobody for what no person did. */
export const userNameOf = ({ damaged, userName }: Actor): string =>
  damaged ? NOT_SHOWN : userName || 'System';

/** As `userNameOf`, by their id. */
export const userIdOf = ({ damaged, userId }: Actor): string => (damaged ? NOT_SHOWN : userId || 'System');

/** `STATUS CHANGE` as `Status change`. */
export const inSentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/** What an event LINK REPLACED says in words. Without `from`, nobody gave up a place. */
export const replacedLinkText = ({ from, to }: { from?: string; to?: string }): string =>
  from ? `${to ?? 'Somebody'} took the place of ${from}` : `Signed for by ${to ?? 'somebody'}`;
