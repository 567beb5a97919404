import type { VectorCase } from './case';
import type { MerkleFile } from './merkle-file';
import { type VectorTools, noteCase, signedLogCases, witnessCases } from './note-cases';
import { consistencyProbe, hashingCases, inclusionProbe, treeCases } from './tree-cases';

/** Every case of a file of the format of `fixtures/merkle.json`; a section that is absent has none. */
export function merkleCases(file: MerkleFile, tools: VectorTools): VectorCase[] {
  const { hasher } = tools;
  const cases = [
    ...(file.hashing ? hashingCases(file.hashing, hasher) : []),
    ...(file.tree8 ? treeCases(file.tree8, hasher) : []),
    ...(file.inclusionProbes ?? []).map((probe) => inclusionProbe(probe, hasher)),
    ...(file.consistencyProbes ?? []).map((probe) => consistencyProbe(probe, hasher)),
    ...(file.signedLog ? signedLogCases(file.signedLog, tools) : []),
    ...(file.notes ?? []).map((vector) => noteCase(vector, tools)),
    ...(file.witness ? witnessCases(file.witness, tools) : []),
  ];
  return cases.map(({ name, run }) => ({ name: `${tools.label}: ${name}`, run }));
}
