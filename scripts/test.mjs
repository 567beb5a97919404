/**
 * `npm test`: installs, then runs every suite (lint, types, format; Jest in each package, the API on a real
 * PGlite; Playwright in Chromium on production builds) and ends with one line of summed counts.
 * `npm test -- unit` or `-- e2e` or `-- checks` runs a part.
 */
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './lib/build-units.mjs';
import { findBrowser, howToGetABrowser } from './lib/browser.mjs';
import { install, pnpm, ROOT, run, say } from './lib/workspace.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'hand-receipt-test-'));
const countsFile = join(scratch, 'counts.jsonl');
const parts = process.argv.slice(2);
const wants = (part) => parts.length === 0 || parts.includes(part);

/** One result that is not a test runner's: a check that holds or does not. */
const count = (suite, passed) =>
  appendFileSync(
    countsFile,
    JSON.stringify({ suite, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }) + '\n',
  );

async function check(name, command, args) {
  say(name);
  try {
    await run(command, args, { quiet: true });
    count(name, true);
  } catch (error) {
    console.error(error.message);
    count(name, false);
  }
}

/**
 * A Jest or Playwright suite writes its own counts. One that fails without a failed test among them (it died,
 * or found no tests) is counted as one failure.
 */
async function suite(name, cwd, args, env = {}) {
  say(name);
  const before = countedFailures();
  try {
    await run(process.execPath, args, { cwd, env: { TEST_COUNTS_FILE: countsFile, ...env } });
  } catch (error) {
    if (countedFailures() > before) return;
    console.error(error.message);
    count(name, false);
  }
}

/** Lines of counts so far: `{ suite, passed, failed, skipped }` each. */
const counted = () =>
  existsSync(countsFile)
    ? readFileSync(countsFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const countedFailures = () => counted().reduce((sum, { failed }) => sum + failed, 0);

const testedPackages = () =>
  [
    'packages/contracts',
    'packages/ledger',
    'packages/platform',
    'packages/ui',
    'packages/build',
    'packages/standalone',
    'shell',
    ...readdirSync(ROOT)
      .filter((name) => name.startsWith('mfe-'))
      .sort(),
    'mock-api',
  ].filter((name) => existsSync(join(ROOT, name, 'jest.config.js')));

say('installing');
await install();

if (wants('checks')) {
  const [command, ...args] = pnpm();
  await check('lint', process.execPath, ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']);
  await check('types', command, [...args, 'run', 'types']);
  await check('format', process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--check', '.']);
}

if (wants('unit')) {
  for (const name of testedPackages()) await suite(name, join(ROOT, name), ['node_modules/jest/bin/jest.js']);
}

if (wants('e2e')) {
  const browser = findBrowser();
  if (!browser) {
    console.error(howToGetABrowser);
    count('e2e', false);
  } else {
    say('building for the end-to-end tests');
    await buildChanged();
    await suite('e2e', join(ROOT, 'e2e'), ['node_modules/@playwright/test/cli.js', 'test'], {
      CHROMIUM_PATH: browser,
    });
  }
}

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const counts of counted()) {
  for (const key of Object.keys(totals)) totals[key] += counts[key];
}
rmSync(scratch, { recursive: true });
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed ? 1 : 0);
