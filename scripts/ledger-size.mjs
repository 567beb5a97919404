/**
 * Counts the lines of what a reader must believe to believe the ledger (`pnpm ledger:size`). The goals are 1,200 lines
 * for the server's check, 300 for reading and hashing an event, and 500 for the witness.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHECK = 'mock-api/src/ledger-check';

/** In the folder of the check, and no part of it: calls, times, alarms, and what writes to the ledger. */
const BESIDE =
  /(routes|index|check-runs|alarm|keepers|readable-findings|write-correction|acknowledge-incident|record-\w+(-found)?|record-incidents)\.ts$/;

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => join(file.parentPath, file.name));

const linesOf = (files) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const EVENT = ['event', 'canonical', 'hashing', 'node/hasher', 'tools'].map((name) =>
  join(ROOT, `packages/ledger/src/${name}.ts`),
);

/** Lines of each part by its name. */
export const ledgerSize = () => ({
  check: linesOf(filesIn(CHECK).filter((file) => !BESIDE.test(file))),
  event: linesOf(EVENT),
  witness: linesOf(filesIn('packages/witness/src')),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [part, lines] of Object.entries(ledgerSize())) console.log(`${lines}\t${part}`);
}
