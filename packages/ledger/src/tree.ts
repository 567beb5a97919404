import type { Hash, TreeHasher } from './hashing';
import { foldSubtrees } from './subtree';

/**
 * Grows a tree leaf by leaf and keeps only its right edge: O(log n) memory at any size.
 * Sizes count in numbers, by division and never by shifts, so they hold up to 2^53.
 */
export class GrowingTree {
  /** Roots of the complete subtrees, left to right, largest first. */
  readonly #edge: Hash[] = [];
  #size = 0;

  constructor(
    private readonly hasher: TreeHasher,
    /** Told of each subtree of two or more leaves as it becomes complete: of 2^level, from number index * 2^level on. */
    private readonly onComplete: ((level: number, index: number, hash: Hash) => void) | null = null,
  ) {}

  /**
   * Goes on where a tree of `size` leaves ended.
   *
   * @param edge roots of its complete subtrees, left to right, as `completeSubtrees(0, size)` lists them.
   */
  static resume(hasher: TreeHasher, size: number, edge: readonly Hash[]): GrowingTree {
    const tree = new GrowingTree(hasher);
    tree.#edge.push(...edge);
    tree.#size = size;
    return tree;
  }

  get size(): number {
    return this.#size;
  }

  append(leafHash: Hash): void {
    let hash = leafHash;
    let index = this.#size;
    for (let level = 1; index % 2 === 1; level += 1) {
      const left = this.#edge.pop();
      if (!left) throw new Error('The right edge is shorter than the tree.');
      hash = this.hasher.node(left, hash);
      index = Math.floor(index / 2);
      this.onComplete?.(level, index, hash);
    }
    this.#edge.push(hash);
    this.#size += 1;
  }

  root(): Hash {
    return foldSubtrees(this.#edge, this.hasher);
  }
}
