/** Keeps Jest loaded between runs: its start costs more than most of the tests. Talks with `test-runs.ts`. */
import path from 'node:path';
import { runCLI } from 'jest';

export interface Order {
  /** The copy of the package that is to be tested. */
  folder: string;
  /** Test files, relative to it. */
  tests: readonly string[];
}

/** Runs the files one by one and answers at the first that fails. */
async function allPass({ folder, tests }: Order): Promise<boolean> {
  const config = path.join(folder, 'mutate/jest.config.js');
  for (const test of tests) {
    const { results } = await runCLI(
      {
        _: [path.join(folder, test)],
        $0: 'mutate',
        config,
        runTestsByPath: true,
        runInBand: true,
        silent: true,
      },
      [folder],
    );
    if (!results.success) return false;
  }
  return true;
}

process.on('message', (order: Order) => {
  void allPass(order).then((passed) => process.send?.(passed));
});
