const fs = require('node:fs');
const path = require('node:path');

/** What a file of tests came to: `{ path, passed, failed, skipped, failedTests }`, the path from where Jest runs. */
function countsOf(file) {
  const failedTests = file.testResults
    .filter(({ status }) => status === 'failed')
    .map((test) => test.fullName);
  const name = path.relative(process.cwd(), file.testFilePath);
  // A file that could not be run at all counts as one failed test.
  if (file.testExecError) failedTests.push('could not be run');
  return {
    path: name,
    passed: file.numPassingTests,
    failed: failedTests.length,
    skipped: file.numPendingTests + file.numTodoTests,
    failedTests,
  };
}

/** Appends one line of JSON with the counts of each file to the file that `npm test` sums, where it asks for one. */
module.exports = class CountsReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.TEST_COUNTS_FILE;
    if (file) fs.appendFileSync(file, JSON.stringify({ files: results.testResults.map(countsOf) }) + '\n');
  }
};
