import { type Cosignature, openCosignatures } from './cosignature';
import { type Policy, isQuorum } from './policy';
import { neededWitnesses } from './quorum';
import type { Verifier } from './verifier';

/** Who of a policy has cosigned a note. */
export interface WitnessedBy {
  isQuorum: boolean;
  /** The fewest that are a quorum. */
  needed: number;
  /** The witnesses that have, by the policy's names. */
  signed: (Cosignature & { name: string })[];
}

/** @throws LedgerError where a line claims a key of the policy and is not that key's. */
export function witnessedBy(
  note: string,
  policy: Policy,
  verifierOf: (key: string) => Verifier,
): WitnessedBy {
  const names = new Map(policy.witnesses.map(({ key, name }) => [key, name]));
  const signed = openCosignatures(note, [...names.keys()], verifierOf).map((cosignature) => ({
    ...cosignature,
    name: names.get(cosignature.key) ?? cosignature.key,
  }));
  return {
    isQuorum: isQuorum(policy, new Set(signed.map(({ key }) => key))),
    needed: neededWitnesses(policy),
    signed,
  };
}

/** What to say where there are too few. */
export const tooFewWords = ({ signed, needed }: Pick<WitnessedBy, 'signed' | 'needed'>): string =>
  `Only ${signed.length} of ${needed} needed witnesses ${signed.length === 1 ? 'has' : 'have'} cosigned this checkpoint`;
