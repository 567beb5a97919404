import type { Hash, TreeHasher } from './hashing';
import { type NodeId, completeSubtrees, foldSubtrees } from './subtree';

/** Where the hashes of complete subtrees are kept: a database, an array, a file. */
export interface NodeStore {
  /** The hashes of `ids`, in their order. A proof asks once. @throws where one is not kept. */
  read(ids: readonly NodeId[]): Promise<Hash[]>;
}

/** A stretch of leaves, `end` not included. */
export interface Stretch {
  begin: bigint;
  end: bigint;
}

/** Root of each stretch, from one read of at most O(log n) nodes. */
export async function readStretches(
  store: NodeStore,
  stretches: Stretch[],
  hasher: TreeHasher,
): Promise<Hash[]> {
  const parts = stretches.map(({ begin, end }) => completeSubtrees(begin, end));
  const hashes = await store.read(parts.flat());
  let at = 0;
  return parts.map((ids) => foldSubtrees(hashes.slice(at, (at += ids.length)), hasher));
}

/** Root of the tree of the first `size` leaves (RFC 9162, section 2.1.1). */
export async function readRoot(store: NodeStore, size: bigint, hasher: TreeHasher): Promise<Hash> {
  const [root] = await readStretches(store, [{ begin: 0n, end: size }], hasher);
  return root ?? hasher.empty();
}
