import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A comparison that is broken may make a loop endless: the test then never ends, which is noticed too. */
const LIMIT_MS = 120_000;

/** Whether every one of `tests` passes, in the copy of the package at `folder`. */
export function testsPass(folder: string, tests: readonly string[]): boolean {
  const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const { status } = spawnSync(
    process.execPath,
    [jest, '--runInBand', '--bail', '--silent', '--reporters=default', '--runTestsByPath', ...tests],
    { cwd: folder, stdio: 'ignore', timeout: LIMIT_MS, killSignal: 'SIGKILL' },
  );
  return status === 0;
}
