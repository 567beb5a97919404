import type { SuccessionSide } from '@hand-receipt/contracts';
import type { GivenSuccession } from './find-succession';
import { signingGivers } from './parts';

/** A signature that is in force. */
interface Given {
  part: string;
  user_id: string;
}

/** A side as which somebody signs. A giver signs for themselves alone. */
const isSide = (signature: Given, side: SuccessionSide, userId: string): boolean =>
  signature.part === side && (side !== 'giver' || signature.user_id === userId);

/** The side has signed; of the givers, this one. */
export const hasSigned = (signatures: readonly Given[], side: SuccessionSide, userId: string): boolean =>
  signatures.some((signature) => isSide(signature, side, userId));

/** The releasing side: nobody signs on it and as the incoming person. */
const isReleasing = (part: string): boolean => part !== 'incoming';

/** The person signed on the other side. */
export const signedOther = (signatures: readonly Given[], side: SuccessionSide, userId: string): boolean =>
  signatures.some(({ part, user_id }) => user_id === userId && isReleasing(part) !== isReleasing(side));

/**
 * Who has yet to sign. An absent outgoing person is named with the people who may sign in their place.
 *
 * @returns user ids; nobody where all have signed.
 */
export function nextSigners(succession: GivenSuccession, signatures: readonly Given[]): string[] {
  const { from_user_id: outgoing, to_user_id: incoming, appointed_user_id: appointed } = succession;
  const givers = signingGivers(succession).filter((id) => !hasSigned(signatures, 'giver', id));
  return [
    ...(hasSigned(signatures, 'outgoing', outgoing) ? [] : [outgoing, appointed ?? outgoing]),
    ...(hasSigned(signatures, 'incoming', incoming) ? [] : [incoming]),
    ...givers,
  ];
}
