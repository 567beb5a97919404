import { appendFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Appends one line of counts to the file that `npm test` sums, where it asks for one. */
export default class CountsReporter implements Reporter {
  private tests: TestCase[] = [];
  private errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests();
  }

  onError() {
    this.errors += 1;
  }

  onEnd(_result: FullResult) {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) return;
    const of = (outcome: string) => this.tests.filter((test) => test.outcome() === outcome).length;
    const counts = {
      suite: 'e2e',
      passed: of('expected'),
      failed: of('unexpected') + of('flaky') + this.errors,
      skipped: of('skipped'),
    };
    appendFileSync(file, JSON.stringify(counts) + '\n');
  }
}
