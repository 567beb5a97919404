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

export type Signature = SuccessionDetailDto['signing']['signatures'][number];

/** The signatures of a side, one for each signing; each giver has their own. */
export const signaturesOf = (
  { signing }: SuccessionDetailDto,
  { side, person }: Signer,
): readonly Signature[] =>
  signing.signatures.filter(({ part, by }) => part === side && (side !== 'giver' || by.id === person.id));

export const isSignedByAll = (succession: SuccessionDetailDto): boolean =>
  signersOf(succession).every((signer) => signaturesOf(succession, signer).length > 0);

/** What is signed: how many items pass and stay, and of which sections where that was not all of it. */
export interface Signed {
  passes: number;
  excluded: number;
  sections: readonly string[];
}

/** What a signature is of; without one, what is signed next. */
export function signedBy({ signing, packets }: SuccessionDetailDto, signature?: Signature): Signed {
  const own = packets.find(({ number }) => number === signature?.signing);
  return {
    passes: own?.passes ?? signing.passes,
    excluded: own?.excluded ?? signing.excluded.length,
    sections: packets.length > 1 ? (own?.sections ?? []) : [],
  };
}
