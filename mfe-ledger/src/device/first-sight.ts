import { dayOf, type WitnessLook } from '@hand-receipt/ledger';
import type { Remembered } from './messages';

const NOT_SEEN = 'This browser has not seen this ledger before.';

/** Whoever sees a ledger for the first time can say nothing of its past. */
export const FIRST_SIGHT = `${NOT_SEEN} It relies on the server.`;

/** What a browser says whose memory was taken away, by what its cookie has kept. */
export const forgottenWords = ({ size, seenAt }: NonNullable<Remembered>): string =>
  `This browser had forgotten the ledger. It had seen ${size.toLocaleString('en-US')} ${size === 1 ? 'event' : 'events'} on ${dayOf(new Date(seenAt))}.`;

/** The words of a first sight, where witnesses remember for this browser. */
export const firstSight = (look: WitnessLook | undefined): string =>
  look && look.signed > 0 ? `${NOT_SEEN} It relies on ${look.signed} of ${look.of} witnesses.` : FIRST_SIGHT;
