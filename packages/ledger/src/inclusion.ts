import { sameBytes } from './bytes';
import { must } from './errors';
import { HASH_BYTES, type Hash, type TreeHasher } from './hashing';
import { type NodeStore, type Stretch, readStretches } from './store';
import { splitPoint } from './subtree';

export interface InclusionClaim {
  index: bigint;
  /** Size and root must come from one signed checkpoint. */
  size: bigint;
  leafHash: Hash;
  root: Hash;
  proof: readonly Hash[];
}

/**
 * Proof that leaf `index` is in the tree of the first `size` leaves (RFC 9162, section 2.1.3.1),
 * nearest sibling first. O(log n) nodes are read, in one call.
 *
 * @throws LedgerError where the leaf is not in that tree.
 */
export async function proveInclusion(
  store: NodeStore,
  index: bigint,
  size: bigint,
  hasher: TreeHasher,
): Promise<Hash[]> {
  must(index >= 0n && index < size, `Event #${index} is not in a tree of ${size} events.`);
  return readStretches(store, siblings(index, size), hasher);
}

function siblings(index: bigint, size: bigint): Stretch[] {
  const path: Stretch[] = [];
  let begin = 0n;
  let end = size;
  while (end - begin > 1n) {
    const middle = begin + splitPoint(end - begin);
    if (index < middle) {
      path.unshift({ begin: middle, end });
      end = middle;
    } else {
      path.unshift({ begin, end: middle });
      begin = middle;
    }
  }
  return path;
}

/**
 * Checks a proof by RFC 9162, section 2.1.3.2.
 *
 * @throws LedgerError with the sentence of the check that failed.
 */
export function verifyInclusion(claim: InclusionClaim, hasher: TreeHasher): void {
  const { index, size, leafHash, root, proof } = claim;
  must(index >= 0n && index < size, `Event #${index} is not in a tree of ${size} events.`);
  must(
    [leafHash, root, ...proof].every((hash) => hash.length === HASH_BYTES),
    'The inclusion proof holds a hash that is not 32 bytes long.',
  );
  let place = index;
  let last = size - 1n;
  let hash = leafHash;
  for (const sibling of proof) {
    must(last > 0n, 'The inclusion proof is too long.');
    if ((place & 1n) === 1n || place === last) {
      hash = hasher.node(sibling, hash);
      while ((place & 1n) === 0n && place > 0n) {
        place >>= 1n;
        last >>= 1n;
      }
    } else {
      hash = hasher.node(hash, sibling);
    }
    place >>= 1n;
    last >>= 1n;
  }
  must(last === 0n, 'The inclusion proof is too short.');
  must(sameBytes(hash, root), 'The inclusion proof leads to another root.');
}
