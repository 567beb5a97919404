/**
 * `pnpm --filter @hand-receipt/ledger mutate [FILE...]`: breaks each comparison, negation and count of the package,
 * one at a time, in a copy, and demands that some test fails. Ends with 1 where a change passes every test.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EQUIVALENT } from './equivalent';
import { type Mutant, applyTo, mutantsOf } from './mutants';
import { type Outcome, TestRuns } from './test-runs';
import { testsOf } from './tests';

const PACKAGE = path.resolve(__dirname, '..');
/** What no proof depends on: the running of vectors, commands, the page. */
const LEFT_OUT = /^(vectors|cli|verifier-page)\//;

const allFiles = (): string[] =>
  readdirSync(path.join(PACKAGE, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !LEFT_OUT.test(name) && !name.endsWith('index.ts'),
  );

const UNBROKEN_LIMIT_MS = 120_000;

/** The package without its dependencies, which are linked, so that a broken file is never where others import it. */
function copyPackage(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledger-mutants-'));
  for (const name of ['src', 'test', 'fixtures', 'mutate', 'package.json', 'jest.config.js']) {
    cpSync(path.join(PACKAGE, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(PACKAGE, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function isEquivalent(file: string, source: string, { line, about }: Mutant): boolean {
  const text = source.split('\n')[line - 1] ?? '';
  return EQUIVALENT.some(
    (known) => known.file === file && known.about === about && text.includes(known.code),
  );
}

/** How long the tests may take with a change: one that makes a loop endless is noticed by that. */
const limitFor = (unbrokenMs: number): number => 8_000 + 3 * unbrokenMs;

interface Tally {
  killed: number;
  endless: string[];
  survivors: string[];
}

/** Makes each change of one file in turn, in the copy. */
async function mutateFile(folder: string, name: string, runs: TestRuns, tally: Tally): Promise<void> {
  const file = path.join(folder, 'src', name);
  const source = readFileSync(file, 'utf8');
  const order = { folder, tests: testsOf(name) };
  const started = performance.now();
  if ((await runs.run(order, UNBROKEN_LIMIT_MS)) !== 'passed')
    throw new Error(`The tests of ${name} fail as it is.`);
  const limit = limitFor(performance.now() - started);
  const mutants = mutantsOf(source, name).filter((mutant) => !isEquivalent(name, source, mutant));
  console.log(`${name}: ${mutants.length} changes, ${order.tests.join(', ')}`);
  for (const mutant of mutants) {
    writeFileSync(file, applyTo(source, mutant));
    note(await runs.run(order, limit), `${name}:${mutant.line} ${mutant.about}`, tally);
  }
  writeFileSync(file, source);
}

function note(outcome: Outcome, mutant: string, tally: Tally): void {
  if (outcome === 'passed') {
    tally.survivors.push(mutant);
    console.log(`SURVIVED ${mutant}`);
    return;
  }
  tally.killed += 1;
  if (outcome === 'never ended') tally.endless.push(mutant);
}

async function main(named: string[]): Promise<number> {
  const folder = copyPackage();
  const runs = new TestRuns();
  const tally: Tally = { killed: 0, endless: [], survivors: [] };
  try {
    for (const name of named.length > 0 ? named : allFiles()) await mutateFile(folder, name, runs, tally);
  } finally {
    runs.close();
    rmSync(folder, { recursive: true });
  }
  for (const mutant of tally.endless) console.log(`noticed by its tests never ending: ${mutant}`);
  console.log(
    `${tally.killed} killed, ${tally.survivors.length} survived, ${EQUIVALENT.length} known to change nothing`,
  );
  return tally.survivors.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
