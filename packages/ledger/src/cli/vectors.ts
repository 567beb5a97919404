/** `vectors FILE`: runs a file of test vectors and prints each failure and the counts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runCases } from '../vectors/case';
import { isJcsFile, jcsCases } from '../vectors/jcs';
import { merkleCases } from '../vectors/merkle';
import type { MerkleFile } from '../vectors/merkle-file';
import { vectorTools } from '../vectors/tools';
import { witnessCases } from '../vectors/witness';
import { isWitnessFile } from '../vectors/witness-file';
import { fromCaller } from './caller';

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

function readCases(name: string) {
  const file = JSON.parse(readFileSync(fromCaller(name), 'utf8')) as object;
  if (isJcsFile(file)) return jcsCases(file, sha256Hex);
  return vectorTools.flatMap((tools) =>
    isWitnessFile(file) ? witnessCases(file, tools) : merkleCases(file as MerkleFile, tools),
  );
}

async function main(name: string | undefined): Promise<number> {
  if (!name) {
    console.error('Usage: vectors FILE');
    return 2;
  }
  const cases = readCases(name);
  const failures = await runCases(cases);
  for (const { name, reason } of failures) console.log(`FAIL ${name}: ${reason}`);
  console.log(`${cases.length - failures.length} passed, ${failures.length} failed`);
  return failures.length > 0 || cases.length === 0 ? 1 : 0;
}

void main(process.argv[2]).then((code) => {
  process.exitCode = code;
});
