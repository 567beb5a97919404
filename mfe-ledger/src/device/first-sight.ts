import type { WitnessLook } from '@hand-receipt/ledger';

const NOT_SEEN = 'This browser has not seen this ledger before.';

/** A browser that sees a ledger for the first time can say nothing of its past. */
export const FIRST_SIGHT = `${NOT_SEEN} It relies on the server.`;

/** The same, where witnesses can: they remember for this browser. */
export const firstSight = (look: WitnessLook | undefined): string =>
  look && look.signed > 0 ? `${NOT_SEEN} It relies on ${look.signed} of ${look.of} witnesses.` : FIRST_SIGHT;
