import { sameBytes } from '../bytes';
import type { Checkpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import { LedgerError } from '../errors';
import { type Finding, findings } from '../findings';
import type { LedgerTools } from '../tools';
import { servedHashes } from './served-hashes';
import type { LedgerSource } from './source';

/**
 * Holds two checkpoints of one log against each other: this device's and a colleague's, or one printed on
 * a hand receipt. Both must have been opened with trusted keys.
 *
 * @returns the finding that two versions of the ledger exist; null where one is the other, grown.
 */
export async function compareCheckpoints(
  one: Checkpoint,
  other: Checkpoint,
  source: Pick<LedgerSource, 'consistency'>,
  { hasher }: Pick<LedgerTools, 'hasher'>,
): Promise<Finding | null> {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === large.size) {
    return sameBytes(small.root, large.root) ? null : findings.ledgerForked();
  }
  const served = await source.consistency(Number(small.size), Number(large.size));
  const proof = servedHashes(served, 'The consistency proof');
  const claim = { from: small.size, to: large.size, fromRoot: small.root, toRoot: large.root, proof };
  try {
    verifyConsistency(claim, hasher);
    return null;
  } catch (error) {
    if (error instanceof LedgerError) return findings.ledgerForked();
    throw error;
  }
}
