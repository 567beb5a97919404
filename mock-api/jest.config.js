const fs = require('node:fs');
const path = require('node:path');
const preset = require('@hand-receipt/build/jest')({ environment: 'node' });

/** What may differ by engine: `npm test` runs it on both, and everything else once, on PostgreSQL where there is one. */
const ENGINE_SENSITIVE = [
  'amendments/race.test.ts',
  'changes',
  'custody/race.test.ts',
  'db',
  'events',
  'idempotency',
  'ledger',
  'possession/kill.test.ts',
  'possession/race.test.ts',
  'process',
  'property/component-race.test.ts',
  'si-reports/race.test.ts',
  'succession/holder-race.test.ts',
  'succession/kill-packet.test.ts',
  'succession/kill.test.ts',
];

const globs = ENGINE_SENSITIVE.map((name) => {
  if (!fs.existsSync(path.join(__dirname, 'test', name)))
    throw new Error(`test/${name} is not there: it moved?`);
  return `<rootDir>/test/${name.endsWith('.ts') ? name : `${name}/**/*.test.ts`}`;
});

/** Of those, what is about answers and about who hears of a change: that is the same on both. */
const SAME_ON_BOTH = [
  'events/(audience|writes)',
  'idempotency/every-write',
  'ledger/([\\w-]+-routes|device|device-attacks|findings-in-sight|records-in-sight|keys|transfer-events)',
];

/** What takes minutes: `npm test -- nightly`. */
const nightly = process.env.TEST_SCOPE === 'nightly';
const engine = process.env.TEST_SCOPE === 'engine';

// On PostgreSQL where TEST_DATABASE_URL names one. Only a file that is about one engine itself is named after it, and
// runs on that one alone.
const other = process.env.TEST_DATABASE_URL ? 'pglite' : 'postgres';

module.exports = {
  ...preset,
  ...(!process.env.TEST_DATABASE_URL && { testEnvironment: '<rootDir>/test/support/engine-environment.mjs' }),
  ...(engine && {
    testMatch: [...globs, '**/*.pglite.test.ts', '**/*.postgres.test.ts'],
  }),
  ...(nightly && { testMatch: ['**/*.nightly.*test.ts'] }),
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    `\\.${other}\\.test\\.ts$`,
    ...(nightly ? [] : ['\\.nightly\\.']),
    ...(engine ? SAME_ON_BOTH.map((name) => `/test/${name}\\.test\\.ts$`) : []),
  ],
  // A first boot of the embedded database takes seconds on a busy machine.
  testTimeout: 60_000,
};
