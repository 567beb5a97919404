import type { LedgerEventDto } from '@hand-receipt/contracts';

/** The first of these details that is a text with something in it. Details are free: each event type has its own. */
export function detail(event: Pick<LedgerEventDto, 'details'>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = event.details[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** `STATUS CHANGE` as `Status change`. */
export const inSentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
