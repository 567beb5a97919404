import { type KeyRotation, Keyring } from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { SealedCheckpoint } from './last-checkpoint';

/** What a sealer knew before the database was asked, so that the database must know it too. Plain data. */
export interface SealedBefore {
  latest: SealedCheckpoint | null;
  journal: { folder: string; size: number };
  keys: { origin: string; firstKey: string; rotations: readonly KeyRotation[] };
  /** Why the keys that the database lists do not lead to the sealer's own; null where they do. */
  keyProblem: string | null;
}

/** Whoever can be asked for that: the sealer, or another thread's word of it. */
export interface KnowsSealed {
  known(): SealedBefore | Promise<SealedBefore>;
}

export const keyringOf = ({ keys: { origin, firstKey, rotations } }: SealedBefore): Keyring =>
  Keyring.follow(origin, firstKey, rotations, nodeVerifier);
