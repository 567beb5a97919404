import { fromHex, sameBytes, toHex } from '../bytes';
import type { Checkpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import { LedgerError } from '../errors';
import type { Hash, TreeHasher } from '../hashing';
import { completeSubtrees, foldSubtrees } from '../subtree';
import type { SeenCheckpoint } from './memory';
import { servedHashes } from './served-hashes';
import type { LedgerSource } from './source';

/** Places of events, both included. */
export interface PlaceRange {
  first: number;
  last: number;
}

/** The complete subtrees of the first `size` events, as the server gives them; null where it gives none. */
async function askSubtrees(source: LedgerSource, size: number): Promise<Hash[] | null> {
  try {
    const hashes = servedHashes(await source.subtrees(size), 'The list of subtrees');
    return hashes.length === completeSubtrees(0n, BigInt(size)).length ? hashes : null;
  } catch {
    // They only say where two ledgers differ. That they do is known without them.
    return null;
  }
}

/** The subtrees of a checkpoint to remember, in hex and largest first, if they make its root. */
export async function subtreesOf(
  source: LedgerSource,
  { size, root }: Checkpoint,
  hasher: TreeHasher,
): Promise<readonly string[] | undefined> {
  const hashes = await askSubtrees(source, Number(size));
  return hashes && sameBytes(foldSubtrees(hashes, hasher), root) ? hashes.map(toHex) : undefined;
}

/** Whether the ledger of the checkpoint `now` begins with these subtrees. */
async function beginsWith(
  source: LedgerSource,
  hashes: readonly Hash[],
  { from, now }: { from: number; now: Checkpoint },
  hasher: TreeHasher,
): Promise<boolean> {
  const fromRoot = foldSubtrees(hashes, hasher);
  const to = Number(now.size);
  try {
    const proof =
      from === to ? [] : servedHashes(await source.consistency(from, to), 'The consistency proof');
    verifyConsistency({ from: BigInt(from), to: now.size, fromRoot, toRoot: now.root, proof }, hasher);
    return true;
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}

/**
 * Where a ledger differs from the remembered one: the smallest range of complete subtrees that holds every difference.
 *
 * @param now the checkpoint that is served, which is known to be of another history.
 * @returns null where nobody can say: no subtrees are remembered, or those that are served are not of this ledger.
 */
export async function findDifferingRange(
  source: LedgerSource,
  { size, subtrees }: SeenCheckpoint,
  now: Checkpoint,
  hasher: TreeHasher,
): Promise<PlaceRange | null> {
  const served = subtrees && (await askSubtrees(source, size));
  if (!served || !(await beginsWith(source, served, { from: size, now }, hasher))) return null;
  const differing = completeSubtrees(0n, BigInt(size)).filter((_, at) => {
    const [one, other] = [served[at], subtrees[at]];
    return !one || !other || !sameBytes(one, fromHex(other));
  });
  const [first, last] = [differing.at(0), differing.at(-1)];
  if (!first || !last) return null;
  const begin = (level: number, index: bigint) => Number(index << BigInt(level));
  return { first: begin(first.level, first.index), last: begin(last.level, last.index + 1n) - 1 };
}
