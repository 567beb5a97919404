import { filesToRunAgain, suiteCounts } from '../src/jest/suite-counts';

const file = (path: string, passed: number, failedTests: string[] = [], skipped = 0) => ({
  path,
  passed,
  failed: failedTests.length,
  skipped,
  failedTests,
});

test('a file that fails is run again, but not where many fail', () => {
  const failing = (count: number) =>
    Array.from({ length: count }, (_, index) => file(`${index}.test.ts`, 1, ['breaks']));
  expect(filesToRunAgain([file('sound.test.ts', 2), ...failing(1)])).toEqual(['0.test.ts']);
  expect(filesToRunAgain(failing(5))).toHaveLength(5);
  expect(filesToRunAgain(failing(6))).toEqual([]);
});

test('what passes at the second try counts as passed and is named as flaky', () => {
  const first = [file('sound.test.ts', 2, [], 1), file('late.test.ts', 3, ['misses a deadline'])];
  expect(suiteCounts(first, [file('late.test.ts', 4)])).toEqual({
    passed: 6,
    failed: 0,
    skipped: 1,
    failedTests: [],
    flakyTests: ['late.test.ts › misses a deadline'],
  });
});

test('what fails twice, or was not run again, is failed and named', () => {
  const first = [file('broken.test.ts', 1, ['one', 'two']), file('other.test.ts', 0, ['three'])];
  expect(suiteCounts(first, [file('broken.test.ts', 2, ['two'])])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    failedTests: ['broken.test.ts › two', 'other.test.ts › three'],
    flakyTests: ['broken.test.ts › one'],
  });
});
