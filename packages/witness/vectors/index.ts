/**
 * `pnpm witness:vectors FILE`: runs a file of the format of `packages/ledger/fixtures/witness.json`, each scenario
 * against a witness with an empty folder. Prints each failure and the counts; ends with 1 where one fails.
 */
import { readFileSync } from 'node:fs';
import { runCases, vectorTools, witnessCases, type WitnessFile } from '@hand-receipt/ledger/vectors';
import { scenarioCases } from './scenarios';

async function main(name: string | undefined): Promise<number> {
  if (!name) {
    console.error('Usage: pnpm witness:vectors FILE');
    return 2;
  }
  const file = JSON.parse(readFileSync(name, 'utf8')) as WitnessFile;
  const cases = vectorTools.flatMap((tools) => [...scenarioCases(file, tools), ...witnessCases(file, tools)]);
  const failures = await runCases(cases);
  for (const { name, reason } of failures) console.log(`FAIL ${name}: ${reason}`);
  console.log(`${cases.length - failures.length} passed, ${failures.length} failed`);
  return failures.length > 0 || cases.length === 0 ? 1 : 0;
}

void main(process.argv[2]).then((code) => {
  process.exitCode = code;
});
