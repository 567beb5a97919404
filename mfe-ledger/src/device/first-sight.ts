import { dayOf, type WitnessLook } from '@hand-receipt/ledger';
import type { Remembered } from './messages';

const NOT_SEEN = 'This browser has not seen this ledger before.';

/** A browser that sees a ledger for the first time can say nothing of its past. */
export const FIRST_SIGHT = `${NOT_SEEN} It relies on the server.`;

/** The same, where witnesses can: they remember for this browser. */
export const firstSight = (look: WitnessLook | undefined): string =>
  look && look.signed > 0 ? `${NOT_SEEN} It relies on ${look.signed} of ${look.of} witnesses.` : FIRST_SIGHT;

/** What a browser says whose database was emptied, by what its cookie still knows. */
export function forgottenWords({ size, seenAt }: NonNullable<Remembered>): string {
  const events = size === 1 ? '1 event' : `${size.toLocaleString('en-US')} events`;
  return `This browser had forgotten the ledger. It had seen ${events} on ${dayOf(new Date(seenAt))}.`;
}
