import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Order } from './jest-process';

export type Outcome = 'passed' | 'failed' | 'never ended';

/** Each run leaves something behind in the process that made it. */
const RUNS_A_PROCESS = 30;

/** Runs tests in a process that is kept from one run to the next, and is ended with a run that does not end. */
export class TestRuns {
  #process: ChildProcess | null = null;
  #runs = 0;

  /** @param limitMs how long the tests may take before they are taken for endless. */
  async run(order: Order, limitMs: number): Promise<Outcome> {
    if (this.#runs === RUNS_A_PROCESS) this.close();
    const jest = (this.#process ??= fork(path.join(__dirname, 'jest-process.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: 'ignore',
    }));
    this.#runs += 1;
    return new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(limit);
        jest.removeAllListeners();
        if (outcome === 'never ended') this.close();
        resolve(outcome);
      };
      const limit = setTimeout(() => settle('never ended'), limitMs);
      jest.once('message', (passed) => settle(passed === true ? 'passed' : 'failed'));
      // A change that takes the process down is noticed by that.
      jest.once('exit', () => {
        this.#process = null;
        settle('failed');
      });
      jest.send(order);
    });
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
    this.#runs = 0;
  }
}
