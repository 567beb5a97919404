const preset = require('@hand-receipt/build/jest')({ environment: 'node', modules: 'kept' });

// Every test runs on both engines, on PostgreSQL where TEST_DATABASE_URL names one. Only a file that is about
// one engine itself is named after it, and runs on that one alone.
const other = process.env.TEST_DATABASE_URL ? 'pglite' : 'postgres';

module.exports = {
  ...preset,
  ...(!process.env.TEST_DATABASE_URL && { globalSetup: '<rootDir>/test/support/engine-compiled.mjs' }),
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, `\\.${other}\\.test\\.ts$`],
  // A first boot of the embedded database takes seconds on a busy machine.
  testTimeout: 60_000,
};
