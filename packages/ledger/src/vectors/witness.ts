import { openCosignatures } from '../cosignature';
import { isQuorum, readPolicy } from '../policy';
import { type VectorCase, expectSame, expectVerdict } from './case';
import type { VectorTools } from './note-cases';
import type { CosignatureVector, PolicyVectors, WitnessFile } from './witness-file';

type Tools = Pick<VectorTools, 'label' | 'verifier'>;

/** The cosignatures and policies of a file of the format of `fixtures/witness.json`; `packages/witness` runs the rest. */
export function witnessCases(file: WitnessFile, tools: Tools): VectorCase[] {
  const cases = [
    ...file.cosignatures.map((vector) => cosignatureCase(vector, tools)),
    ...policyCases(file.policies, tools),
  ];
  return cases.map(({ name, run }) => ({ name: `${tools.label}: ${name}`, run }));
}

const cosignatureCase = (vector: CosignatureVector, { verifier }: Tools): VectorCase => ({
  name: `cosignature: ${vector.why}`,
  run: () =>
    expectVerdict(vector.ok, () => {
      const found = openCosignatures(`${vector.checkpoint}\n${vector.line}`, [vector.vkey], verifier);
      expectSame(found.map(({ time }) => time).join(), vector.time ?? 'a time');
    }),
});

function policyCases(
  { checkpoint, cosignatureLines, list }: PolicyVectors,
  { verifier }: Tools,
): VectorCase[] {
  const satisfies = (text: string, cosigned: readonly number[]): boolean => {
    const policy = readPolicy(text);
    const note = checkpoint + cosigned.map((at) => cosignatureLines[at]).join('');
    const keys = policy.witnesses.map(({ key }) => key);
    return isQuorum(policy, new Set(openCosignatures(note, keys, verifier).map(({ key }) => key)));
  };
  return list.flatMap(({ why, text, error = false, cases = [] }) => [
    { name: `policy: ${why}`, run: () => expectVerdict(!error, () => readPolicy(text)) },
    ...cases.map(({ cosigned, satisfied }) => ({
      name: `policy: ${why}, cosigned by ${cosigned.join(' and ') || 'nobody'}`,
      run: () => expectSame(String(satisfies(text, cosigned)), String(satisfied)),
    })),
  ]);
}
