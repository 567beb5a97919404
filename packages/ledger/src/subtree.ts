import type { Hash, TreeHasher } from './hashing';

/**
 * The root of a complete subtree: 2^level leaves, the first of them number index * 2^level.
 * Places and sizes are bigint: they pass 2^31, where shifts of numbers go wrong, and 2^53.
 */
export interface NodeId {
  level: number;
  index: bigint;
}

/** Largest power of two that is smaller than `size`, for size > 1. */
export function splitPoint(size: bigint): bigint {
  return 1n << BigInt((size - 1n).toString(2).length - 1);
}

/**
 * The complete subtrees that make up leaves `begin` (inclusive) to `end`, left to right, largest first.
 * `begin` must be a multiple of a power of two that is at least `end - begin`, as in every proof.
 */
export function completeSubtrees(begin: bigint, end: bigint): NodeId[] {
  const ids: NodeId[] = [];
  let at = begin;
  for (let level = (end - begin).toString(2).length - 1; level >= 0; level -= 1) {
    const width = 1n << BigInt(level);
    if (((end - begin) & width) === 0n) continue;
    ids.push({ level, index: at / width });
    at += width;
  }
  return ids;
}

/** Root above neighbouring complete subtrees, given left to right, largest first. None: the empty root. */
export function foldSubtrees(hashes: readonly Hash[], hasher: TreeHasher): Hash {
  const last = hashes.at(-1);
  if (!last) return hasher.empty();
  return hashes.slice(0, -1).reduceRight((root, left) => hasher.node(left, root), last);
}
