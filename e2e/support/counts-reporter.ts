import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';

type Outcome = ReturnType<TestCase['outcome']>;

/** Title of a test, and where and of what each try of it failed. */
function described({ title, results }: TestCase): string {
  const errors = results.flatMap(({ error }) => (error ? [error] : []));
  return [title, ...errors.map(asOneLine)].join('\n    ');
}

function asOneLine({ message = '', location }: TestError): string {
  const place = location ? `${basename(location.file)}:${location.line} ` : '';
  const text = stripVTControlCharacters(message).split(/\s+/).join(' ');
  return place + text.slice(0, 300);
}

/**
 * Appends one line of counts to the file that `npm test` sums, where it asks for one. A test that passed at
 * its second try counts as passed, and is named as flaky.
 */
export default class CountsReporter implements Reporter {
  private tests: TestCase[] = [];
  private errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests();
  }

  onError() {
    this.errors += 1;
  }

  private with(outcome: Outcome) {
    return this.tests.filter((test) => test.outcome() === outcome);
  }

  onEnd(_result: FullResult) {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) return;
    const of = (outcome: Outcome) => this.with(outcome).length;
    const titles = (outcome: Outcome) => this.with(outcome).map(described);
    const counts = {
      suite: 'e2e',
      passed: of('expected') + of('flaky'),
      failed: of('unexpected') + this.errors,
      skipped: of('skipped'),
      failedTests: titles('unexpected'),
      flakyTests: titles('flaky'),
    };
    appendFileSync(file, JSON.stringify(counts) + '\n');
  }
}
