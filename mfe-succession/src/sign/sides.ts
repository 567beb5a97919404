import type { PersonDto, SuccessionDetailDto, SuccessionSide } from '@hand-receipt/contracts';

/** A side of the signing, and who signs it. */
export interface Signer {
  side: SuccessionSide;
  person: PersonDto;
}

/** Who signs, in the order of the page. A giver who takes over signs once. */
export const signersOf = ({ from, to, givers }: SuccessionDetailDto): Signer[] => [
  { side: 'outgoing', person: from },
  { side: 'incoming', person: to },
  ...givers.filter(({ id }) => id !== to.id).map((person) => ({ side: 'giver' as const, person })),
];

/** The newest signature of a side; each giver has their own. */
export const signatureOf = ({ signing }: SuccessionDetailDto, { side, person }: Signer) =>
  signing.signatures.findLast(({ part, by }) => part === side && (side !== 'giver' || by.id === person.id));

export const isSignedByAll = (succession: SuccessionDetailDto): boolean =>
  signersOf(succession).every((signer) => signatureOf(succession, signer));
