import { fromHex, toHex } from '../bytes';
import { openCheckpoint, parseCheckpoint, signCheckpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import type { TreeHasher } from '../hashing';
import { type Signer, openNote } from '../note';
import { GrowingTree } from '../tree';
import type { Verifier } from '../verifier';
import { type VectorCase, expectSame, expectVerdict } from './case';
import type { MerkleFile, WitnessVectors } from './merkle-file';

/** What the vectors are run with: the portable half or the Node half of the package. */
export interface VectorTools {
  label: string;
  hasher: TreeHasher;
  verifier: (key: string) => Verifier;
  /** Where this half can sign. */
  signer?: (key: string) => Signer;
}

export const noteCase = (
  vector: NonNullable<MerkleFile['notes']>[number],
  { verifier }: VectorTools,
): VectorCase => ({
  name: `note: ${vector.name}`,
  run: () => expectVerdict(vector.ok, () => openNote(vector.note, [verifier(vector.vkey)])),
});

/** A log with a checkpoint at every size: each opens, commits to our root, and is what we would sign. */
export function signedLogCases(log: NonNullable<MerkleFile['signedLog']>, tools: VectorTools): VectorCase[] {
  const { hasher, verifier, signer } = tools;
  return log.checkpoints.map((note, size) => ({
    name: `signed log: checkpoint ${size}`,
    run: () => {
      const tree = new GrowingTree(hasher, () => undefined);
      log.entries.slice(0, size).forEach((entry) => tree.append(hasher.leaf(fromHex(entry))));
      const checkpoint = openCheckpoint(note, log.origin, [verifier(log.vkey)]);
      expectSame(String(checkpoint.size), String(size));
      expectSame(toHex(checkpoint.root), toHex(tree.root()));
      if (signer) expectSame(signCheckpoint(checkpoint, signer(log.skey)), note);
    },
  }));
}

export function witnessCases(vectors: WitnessVectors, { hasher, verifier }: VectorTools): VectorCase[] {
  const { logVkey, otherLogVkey, size5, size8, proof5to8, derivedCosignature } = vectors;
  const read = (note: string) => parseCheckpoint(openNote(note, [verifier(logVkey)]).text);
  return [
    {
      name: 'witness: the tree of size 8 extends the tree of size 5',
      run: () => {
        const [from, to] = [read(size5), read(size8)];
        const proof = proof5to8.map(fromHex);
        verifyConsistency(
          { from: from.size, to: to.size, fromRoot: from.root, toRoot: to.root, proof },
          hasher,
        );
      },
    },
    {
      name: 'witness: the log key of another log is refused',
      run: () => expectVerdict(false, () => openNote(size5, [verifier(otherLogVkey)])),
    },
    {
      name: 'witness: a cosignature is counted',
      run: () => {
        const keys = [verifier(logVkey), verifier(derivedCosignature.vkey)] as const;
        expectSame(String(openNote(derivedCosignature.cosigned, [...keys]).signedBy.length), '2');
      },
    },
    {
      name: 'witness: a cosignature of another time is refused',
      run: () => {
        const changed = derivedCosignature.cosigned.replace('JLN4UQAAAABlU/EA', 'JLN4UQAAAABlU/EB');
        expectVerdict(false, () => openNote(changed, [verifier(logVkey), verifier(derivedCosignature.vkey)]));
      },
    },
  ];
}
