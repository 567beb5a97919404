/**
 * `pnpm --filter @hand-receipt/ledger mutate [FILE...]`: breaks each comparison of the package, one at a time,
 * in a copy, and demands that some test fails. Ends with 1 where a broken comparison passes every test.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EQUIVALENT } from './equivalent';
import { type Mutant, applyTo, mutantsOf } from './mutants';
import { testsPass } from './run-tests';
import { testsOf } from './tests';

const PACKAGE = path.resolve(__dirname, '..');
/** What no proof depends on: the running of vectors, commands, the page. */
const LEFT_OUT = /^(vectors|cli|verifier-page)\//;

const allFiles = (): string[] =>
  readdirSync(path.join(PACKAGE, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !LEFT_OUT.test(name) && !name.endsWith('index.ts'),
  );

/** The package without its dependencies, which are linked, so that a broken file is never where others import it. */
function copyPackage(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledger-mutants-'));
  for (const name of ['src', 'test', 'fixtures', 'package.json', 'jest.config.js']) {
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

function main(named: string[]): number {
  const folder = copyPackage();
  const survivors: string[] = [];
  let killed = 0;
  for (const name of named.length > 0 ? named : allFiles()) {
    const file = path.join(folder, 'src', name);
    const source = readFileSync(file, 'utf8');
    const tests = testsOf(name);
    console.log(`${name}: ${tests.join(', ')}`);
    if (!testsPass(folder, tests)) throw new Error(`The tests of ${name} fail as it is.`);
    for (const mutant of mutantsOf(source, name)) {
      if (isEquivalent(name, source, mutant)) continue;
      writeFileSync(file, applyTo(source, mutant));
      if (testsPass(folder, tests)) {
        survivors.push(`${name}:${mutant.line} ${mutant.about}`);
        console.log(`SURVIVED ${survivors.at(-1)}`);
      } else {
        killed += 1;
      }
    }
    writeFileSync(file, source);
  }
  rmSync(folder, { recursive: true });
  console.log(`${killed} killed, ${survivors.length} survived, ${EQUIVALENT.length} known to change nothing`);
  return survivors.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
