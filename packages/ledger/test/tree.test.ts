import fc from 'fast-check';
import {
  type Hash,
  LedgerError,
  MemoryStore,
  GrowingTree,
  completeSubtrees,
  portableHasher,
  proveConsistency,
  proveInclusion,
  readRoot,
  verifyConsistency,
  verifyInclusion,
} from '../src';
import { nodeHasher } from '../src/node';
import { naiveConsistency, naiveLeaf, naivePath, naiveRoot } from './naive';

const leaves = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 70 });
const treeAndPlaces = leaves.chain((data) =>
  fc.record({
    data: fc.constant(data),
    size: fc.integer({ min: 1, max: data.length }),
    pick: fc.nat(),
    flip: fc.record({
      at: fc.nat(),
      byte: fc.integer({ min: 0, max: 31 }),
      bit: fc.integer({ min: 0, max: 7 }),
    }),
  }),
);
const plain = (hashes: Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'));

function storeOf(data: Uint8Array[]): MemoryStore {
  const store = new MemoryStore(nodeHasher);
  data.forEach((leaf) => store.append(portableHasher.leaf(leaf)));
  return store;
}

function flipBit(
  hashes: readonly Hash[],
  { at, byte, bit }: { at: number; byte: number; bit: number },
): Hash[] {
  const place = at % hashes.length;
  return hashes.map((hash, index) =>
    index === place ? hash.map((b, i) => (i === byte ? b ^ (1 << bit) : b)) : hash,
  );
}

test('roots are those of the naive tree at every size', async () => {
  await fc.assert(
    fc.asyncProperty(leaves, async (data) => {
      const store = storeOf(data);
      const growing = new GrowingTree(portableHasher);
      for (let size = 0; size <= data.length; size += 1) {
        const expected = plain([naiveRoot(data.slice(0, size))]);
        expect(plain([await readRoot(store, BigInt(size), nodeHasher)])).toEqual(expected);
        expect(plain([growing.root()])).toEqual(expected);
        const next = data[size];
        if (next) growing.append(naiveLeaf(next));
      }
    }),
    { numRuns: 30 },
  );
});

test('a tree resumed from its right edge grows as the whole one does', async () => {
  await fc.assert(
    fc.asyncProperty(treeAndPlaces, async ({ data, size }) => {
      const edge = await storeOf(data).read(completeSubtrees(0n, BigInt(size)));
      const resumed = GrowingTree.resume(nodeHasher, size, edge);
      data.slice(size).forEach((leaf) => resumed.append(naiveLeaf(leaf)));
      expect(resumed.size).toBe(data.length);
      expect(plain([resumed.root()])).toEqual(plain([naiveRoot(data)]));
    }),
  );
});

test('an inclusion proof is the naive one, verifies, and fails with one bit flipped', async () => {
  await fc.assert(
    fc.asyncProperty(treeAndPlaces, async ({ data, size, pick, flip }) => {
      const index = pick % size;
      const part = data.slice(0, size);
      const proof = await proveInclusion(storeOf(data), BigInt(index), BigInt(size), portableHasher);
      expect(plain(proof)).toEqual(plain(naivePath(index, part)));
      const claim = {
        index: BigInt(index),
        size: BigInt(size),
        leafHash: naiveLeaf(part[index] as Uint8Array),
        root: naiveRoot(part),
        proof,
      };
      verifyInclusion(claim, portableHasher);
      const [leafHash = claim.leafHash, ...changed] = flipBit([claim.leafHash, ...proof], flip);
      expect(() => verifyInclusion({ ...claim, leafHash, proof: changed }, portableHasher)).toThrow(
        LedgerError,
      );
      expect(() => verifyInclusion({ ...claim, proof: [...proof, claim.root] }, portableHasher)).toThrow(
        /too long/,
      );
      expect(() => verifyInclusion({ ...claim, index: claim.size }, portableHasher)).toThrow(/not in a tree/);
    }),
  );
});

test('a consistency proof is the naive one, verifies, and fails with one bit flipped', async () => {
  await fc.assert(
    fc.asyncProperty(treeAndPlaces, async ({ data, size, flip }) => {
      const [from, to] = [size, data.length];
      const proof = await proveConsistency(storeOf(data), BigInt(from), BigInt(to), portableHasher);
      expect(plain(proof)).toEqual(plain(naiveConsistency(from, data)));
      const claim = {
        from: BigInt(from),
        to: BigInt(to),
        fromRoot: naiveRoot(data.slice(0, from)),
        toRoot: naiveRoot(data),
        proof,
      };
      verifyConsistency(claim, portableHasher);
      const [fromRoot, toRoot, ...changed] = flipBit([claim.fromRoot, claim.toRoot, ...proof], flip) as [
        Hash,
        Hash,
        ...Hash[],
      ];
      expect(() => verifyConsistency({ ...claim, fromRoot, toRoot, proof: changed }, portableHasher)).toThrow(
        LedgerError,
      );
      expect(() => verifyConsistency({ ...claim, proof: [...proof, claim.toRoot] }, portableHasher)).toThrow(
        /too long/,
      );
      expect(() =>
        verifyConsistency({ ...claim, proof: proof.slice(0, -1), to: claim.to + 1n }, portableHasher),
      ).toThrow(LedgerError);
    }),
  );
});

test('proofs hold past 2^32 leaves, where 32-bit shifts go wrong', async () => {
  // A tree of equal leaves: every complete subtree of one level has one hash, so no leaf need be stored.
  const levels: Hash[] = [naiveLeaf(new Uint8Array())];
  for (let level = 1; level <= 60; level += 1) {
    const below = levels[level - 1] as Hash;
    levels.push(nodeHasher.node(below, below));
  }
  const store = {
    read: async (ids: readonly { level: number }[]) => ids.map(({ level }) => levels[level] as Hash),
  };
  for (const size of [2n ** 31n + 5n, 2n ** 33n + 7n, 2n ** 54n + 3n]) {
    const root = await readRoot(store, size, nodeHasher);
    for (const index of [0n, 2n ** 31n, size - 2n, size - 1n]) {
      const proof = await proveInclusion(store, index, size, nodeHasher);
      verifyInclusion({ index, size, leafHash: levels[0] as Hash, root, proof }, nodeHasher);
    }
    const from = size - 2n ** 31n;
    const fromRoot = await readRoot(store, from, nodeHasher);
    const proof = await proveConsistency(store, from, size, nodeHasher);
    verifyConsistency({ from, to: size, fromRoot, toRoot: root, proof }, nodeHasher);
  }
});

test('old size 0 proves nothing, and a proof backwards is refused', async () => {
  const store = storeOf([Uint8Array.of(1), Uint8Array.of(2)]);
  await expect(proveConsistency(store, 0n, 2n, nodeHasher)).rejects.toThrow(LedgerError);
  await expect(proveConsistency(store, 2n, 1n, nodeHasher)).rejects.toThrow(LedgerError);
  await expect(proveInclusion(store, 2n, 2n, nodeHasher)).rejects.toThrow(
    'Event #2 is not in a tree of 2 events.',
  );
});
