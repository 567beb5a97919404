import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { vectorTools } from '@hand-receipt/ledger/vectors';
import witness from '../../ledger/fixtures/witness.json';
import { scenarioCases } from '../vectors/scenarios';
import { buildWitness, newFolder } from './witness-process';

beforeAll(buildWitness);

const FIXTURE = path.resolve(__dirname, '../../ledger/fixtures/witness.json');

function runVectors(file: string): { status: number | null; lines: string[] } {
  const program = path.resolve(__dirname, '../dist/vectors.js');
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe.each(vectorTools)('EVID-34 requests to a witness, $label half', (tools) => {
  const cases = scenarioCases(witness, tools);
  test('there is a case for each request of the file', () => {
    expect(cases).toHaveLength(154);
  });
  test.each(cases)('EVID-34 $name', async ({ run }) => {
    await run();
  });
});

test('EVID-34 the command passes every case with both halves', () => {
  // 154 requests, 21 cosignatures, 27 policies with 22 marks, each with the portable and the Node half.
  expect(runVectors(FIXTURE)).toEqual({ status: 0, lines: [`${2 * (154 + 21 + 27 + 22)} passed, 0 failed`] });
});

test('EVID-34 a wrong vector of each kind is named, and the command ends with 1', () => {
  const wrong = structuredClone(witness);
  const [, grown] = wrong.scenarios[0]!.steps;
  grown!.expect.status = 422;
  wrong.cosignatures[0]!.ok = false;
  wrong.policies.list[0]!.cases![0]!.satisfied = false;
  const file = path.join(newFolder(), 'wrong.json');
  writeFileSync(file, JSON.stringify(wrong));
  const { status, lines } = runVectors(file);
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('442 passed, 6 failed');
  for (const half of ['portable', 'node']) {
    expect(lines).toContain(
      `FAIL ${half}: a log grows: first sight of the log: old 0, no proof (2): expected 422, got 200`,
    );
    expect(lines).toContain(`FAIL ${half}: cosignature: time 1: an invalid case was accepted`);
    expect(lines).toContain(
      `FAIL ${half}: policy: no witness is asked for, cosigned by nobody: expected false, got true`,
    );
  }
});
