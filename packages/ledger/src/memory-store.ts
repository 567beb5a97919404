import type { Hash, TreeHasher } from './hashing';
import type { NodeStore } from './store';
import type { NodeId } from './subtree';
import { GrowingTree } from './tree';

/** A tree in memory, for bundles and tools: append leaf hashes, read roots and proofs. */
export class MemoryStore implements NodeStore {
  readonly #levels: Hash[][] = [[]];
  readonly #tree: GrowingTree;

  constructor(hasher: TreeHasher) {
    this.#tree = new GrowingTree(hasher, (level, index, hash) => this.#keep(level, index, hash));
  }

  get size(): bigint {
    return BigInt(this.#tree.size);
  }

  append(leafHash: Hash): void {
    this.#keep(0, this.#tree.size, leafHash);
    this.#tree.append(leafHash);
  }

  async read(ids: readonly NodeId[]): Promise<Hash[]> {
    return ids.map(({ level, index }) => {
      const hash = this.#levels[level]?.[Number(index)];
      if (!hash) throw new RangeError(`No node ${index} on level ${level}.`);
      return hash;
    });
  }

  #keep(level: number, index: number, hash: Hash): void {
    (this.#levels[level] ??= [])[index] = hash;
  }
}
