import { fromHex, toHex } from '../bytes';
import { proveConsistency, verifyConsistency } from '../consistency';
import type { TreeHasher } from '../hashing';
import { proveInclusion, verifyInclusion } from '../inclusion';
import { MemoryStore } from '../memory-store';
import { readRoot } from '../store';
import { type VectorCase, expectSame, expectVerdict } from './case';
import type { ConsistencyProbe, InclusionProbe, MerkleFile } from './merkle-file';

export function hashingCases(
  { emptyRoot, leaves, nodes }: NonNullable<MerkleFile['hashing']>,
  hasher: TreeHasher,
): VectorCase[] {
  return [
    { name: 'hashing: empty root', run: () => expectSame(toHex(hasher.empty()), emptyRoot) },
    ...leaves.map(({ input, hash }) => ({
      name: `hashing: leaf ${input}`,
      run: () => expectSame(toHex(hasher.leaf(fromHex(input))), hash),
    })),
    ...nodes.map(({ left, right, hash }) => ({
      name: `hashing: node ${left} ${right}`,
      run: () => expectSame(toHex(hasher.node(fromHex(left), fromHex(right))), hash),
    })),
  ];
}

/** Trees and proofs made here must be the vectors' to the byte. */
export function treeCases(tree: NonNullable<MerkleFile['tree8']>, hasher: TreeHasher): VectorCase[] {
  const store = new MemoryStore(hasher);
  tree.leafInputs.forEach((input) => store.append(hasher.leaf(fromHex(input))));
  return [
    ...tree.rootsBySize.map((root, size) => ({
      name: `tree8: root of ${size}`,
      run: async () => expectSame(toHex(await readRoot(store, BigInt(size), hasher)), root),
    })),
    ...tree.nodeHashesByLevel.flatMap((hashes, level) =>
      hashes.map((expected, index) => ({
        name: `tree8: node ${index} on level ${level}`,
        run: async () =>
          expectSame((await store.read([{ level, index: BigInt(index) }])).map(toHex).join(), expected),
      })),
    ),
    ...[...tree.upstreamInclusion, ...tree.derivedInclusion].map(({ index, size, proof }) => ({
      name: `tree8: inclusion proof of ${index} in ${size}`,
      run: async () => {
        const made = await proveInclusion(store, BigInt(index), BigInt(size), hasher);
        expectSame(made.map(toHex).join(), proof.join());
      },
    })),
    ...[...tree.upstreamConsistency, ...tree.derivedConsistency].map(({ size1, size2, proof }) => ({
      name: `tree8: consistency proof of ${size1} and ${size2}`,
      run: async () => {
        const made = await proveConsistency(store, BigInt(size1), BigInt(size2), hasher);
        expectSame(made.map(toHex).join(), proof.join());
      },
    })),
  ];
}

export const inclusionProbe = (probe: InclusionProbe, hasher: TreeHasher): VectorCase => ({
  name: `inclusion: ${probe.case}`,
  run: () =>
    expectVerdict(probe.ok, () =>
      verifyInclusion(
        {
          index: BigInt(probe.index),
          size: BigInt(probe.size),
          leafHash: fromHex(probe.leafHash),
          root: fromHex(probe.root),
          proof: probe.proof.map(fromHex),
        },
        hasher,
      ),
    ),
});

export const consistencyProbe = (probe: ConsistencyProbe, hasher: TreeHasher): VectorCase => ({
  name: `consistency: ${probe.case}`,
  run: () =>
    expectVerdict(probe.ok, () =>
      verifyConsistency(
        {
          from: BigInt(probe.size1),
          to: BigInt(probe.size2),
          fromRoot: fromHex(probe.root1),
          toRoot: fromHex(probe.root2),
          proof: probe.proof.map(fromHex),
        },
        hasher,
      ),
    ),
});
