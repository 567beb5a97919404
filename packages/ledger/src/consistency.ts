import { sameBytes } from './bytes';
import { must } from './errors';
import { HASH_BYTES, type Hash, type TreeHasher } from './hashing';
import { type NodeStore, type Stretch, readStretches } from './store';
import { splitPoint } from './subtree';

export interface ConsistencyClaim {
  from: bigint;
  to: bigint;
  /** Each size with its root from one signed checkpoint. */
  fromRoot: Hash;
  toRoot: Hash;
  proof: readonly Hash[];
}

const SIZES = 'A consistency proof needs two sizes, the first at least 1 and at most the second.';

/**
 * Proof that the tree of `to` leaves begins with the tree of `from` leaves (RFC 9162, section 2.1.4.1).
 *
 * @throws LedgerError where `from` is 0, which proves nothing, or past `to`.
 */
export async function proveConsistency(
  store: NodeStore,
  from: bigint,
  to: bigint,
  hasher: TreeHasher,
): Promise<Hash[]> {
  must(from >= 1n && from <= to, SIZES);
  return readStretches(store, boundary(from, to), hasher);
}

function boundary(from: bigint, to: bigint): Stretch[] {
  const path: Stretch[] = [];
  let begin = 0n;
  let end = to;
  while (from < end) {
    const middle = begin + splitPoint(end - begin);
    if (from <= middle) {
      path.unshift({ begin: middle, end });
      end = middle;
    } else {
      path.unshift({ begin, end: middle });
      begin = middle;
    }
  }
  // The verifier knows the old root. If the old tree is one complete subtree, the proof leaves it out.
  return begin === 0n ? path : [{ begin, end }, ...path];
}

/**
 * Checks a proof by RFC 9162, section 2.1.4.2. It says nothing about the events themselves:
 * re-hash those too.
 *
 * @throws LedgerError with the sentence of the check that failed.
 */
export function verifyConsistency(claim: ConsistencyClaim, hasher: TreeHasher): void {
  const { from, to, fromRoot, toRoot, proof } = claim;
  must(from >= 1n && from <= to, SIZES);
  if (from === to) {
    must(proof.length === 0, 'The consistency proof is too long.');
    must(sameBytes(fromRoot, toRoot), 'Two roots are given for one size.');
    return;
  }
  must(
    [fromRoot, toRoot, ...proof].every((hash) => hash.length === HASH_BYTES),
    'The consistency proof holds a hash that is not 32 bytes long.',
  );
  let place = from - 1n;
  let last = to - 1n;
  while ((place & 1n) === 1n) {
    place >>= 1n;
    last >>= 1n;
  }
  // An old tree that is one complete subtree is its own first node.
  const path = place === 0n ? [fromRoot, ...proof] : proof;
  const [first, ...rest] = path;
  must(first !== undefined, 'The consistency proof is too short.');
  let older = first;
  let newer = first;
  for (const hash of rest) {
    must(last > 0n, 'The consistency proof is too long.');
    if ((place & 1n) === 1n || place === last) {
      older = hasher.node(hash, older);
      newer = hasher.node(hash, newer);
      while ((place & 1n) === 0n && place > 0n) {
        place >>= 1n;
        last >>= 1n;
      }
    } else {
      newer = hasher.node(newer, hash);
    }
    place >>= 1n;
    last >>= 1n;
  }
  must(last === 0n, 'The consistency proof is too short.');
  must(sameBytes(older, fromRoot), 'The consistency proof leads to another old root.');
  must(sameBytes(newer, toRoot), 'The consistency proof leads to another new root.');
}
