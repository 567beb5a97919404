import { createHash } from 'node:crypto';
import jcs from '../fixtures/jcs.json';
import merkle from '../fixtures/merkle.json';
import witness from '../fixtures/witness.json';
import { runCases } from '../src/vectors/case';
import { jcsCases } from '../src/vectors/jcs';
import { merkleCases } from '../src/vectors/merkle';
import { vectorTools } from '../src/vectors/tools';
import { witnessCases } from '../src/vectors/witness';

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(vectorTools)('merkle vectors, $label half', (tools) => {
  const cases = merkleCases(merkle, tools);
  test('there is a case for each vector of the file', () => {
    expect(cases.length).toBe(348);
  });
  test.each(cases)('$name', async ({ run }) => {
    await run();
  });
});

describe.each(vectorTools)('witness vectors, $label half', (tools) => {
  const cases = witnessCases(witness, tools);
  test('there is a case for each cosignature and policy of the file', () => {
    const { cosignatures, policies } = witness;
    const marked = policies.list.flatMap((policy) => ('cases' in policy ? policy.cases : []));
    expect(cases.length).toBe(cosignatures.length + policies.list.length + marked.length);
    expect([cosignatures.length, policies.list.length, marked.length]).toEqual([21, 27, 22]);
  });
  test.each(cases)('$name', async ({ run }) => {
    await run();
  });
});

describe('RFC 8785 vectors', () => {
  test.each(jcsCases(jcs, sha256Hex))('$name', async ({ run }) => {
    await run();
  });
});

test('a wrong vector is reported by name, and the ones after it still run', async () => {
  const wrong = structuredClone(merkle);
  wrong.hashing.emptyRoot = wrong.hashing.emptyRoot.replace('e3', 'e4');
  const [probe] = wrong.inclusionProbes;
  if (probe) probe.ok = !probe.ok;
  for (const tools of vectorTools) {
    const failures = await runCases(merkleCases(wrong, tools));
    expect(failures.map(({ name }) => name)).toEqual([
      `${tools.label}: hashing: empty root`,
      `${tools.label}: inclusion: ${probe?.case}`,
    ]);
  }
});
