/** More files than these fail of one cause, which a second try would only take time to show again. */
const MOST_FILES_AGAIN = 5;

/**
 * Files of a Jest run that are worth a second try: those that failed, where they are few.
 * @param {{ path: string, failed: number }[]} files
 * @returns {string[]} their paths, from the folder that Jest ran in
 */
function filesToRunAgain(files) {
  const failed = files.filter((file) => file.failed > 0);
  return failed.length > MOST_FILES_AGAIN ? [] : failed.map(({ path }) => path);
}

/**
 * The counts of a suite. A file that was run again counts by its second try; what failed in the first and not in the
 * second is flaky.
 * @param {{ path: string, passed: number, failed: number, skipped: number, failedTests: string[] }[]} first
 * @param {typeof first} [again]
 * @returns {{ passed: number, failed: number, skipped: number, failedTests: string[], flakyTests: string[] }}
 */
function suiteCounts(first, again = []) {
  const second = new Map(again.map((file) => [file.path, file]));
  const counts = { passed: 0, failed: 0, skipped: 0, failedTests: [], flakyTests: [] };
  for (const file of first) {
    const last = second.get(file.path) ?? file;
    for (const key of ['passed', 'failed', 'skipped']) counts[key] += last[key];
    const named = (name) => `${file.path} › ${name}`;
    counts.failedTests.push(...last.failedTests.map(named));
    if (last !== file)
      counts.flakyTests.push(
        ...file.failedTests.filter((name) => !last.failedTests.includes(name)).map(named),
      );
  }
  return counts;
}

module.exports = { filesToRunAgain, suiteCounts };
