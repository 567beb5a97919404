/**
 * `npm test`: installs, then runs every suite (lint, types, format; Jest in each package, the API's on a real
 * PostgreSQL, and what may differ by engine again on a real PGlite; Playwright in Chromium on production builds) and
 * ends with the counts of each suite, the seconds of each part, what was flaky, and one line of the sums.
 * `npm test -- unit` or `-- e2e` or `-- checks` runs a part. `-- benches` runs every benchmark with little data, only to
 * see that it runs. `-- nightly` does that too, and runs what takes minutes, which nothing else does.
 *
 * TEST_MINUTES is for a machine that ends a run after some time: nothing is begun after so many minutes. What is left out
 * is named, and counts as skipped.
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import counting from '../packages/build/src/jest/suite-counts.js';
import { findBrowser, findHeadlessShell, howToGetABrowser } from './lib/browser.mjs';
import { FEW_ROWS, findPostgres, howToGetPostgres, startPostgres } from './lib/private-postgres.mjs';
import { install, pnpm, remotes, ROOT, run, say } from './lib/workspace.mjs';

const TIMED = join(ROOT, 'scripts/lib/timed.mjs');
/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** What is there takes memory, which the suites need too. */
const MEMORY_NEEDED = 8 * 2 ** 30;

/** In memory where there is room: suites make over a thousand databases, and each is a thousand small files. */
function temporaryFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_NEEDED ? MEMORY : tmpdir();
}

const scratch = mkdtempSync(join(temporaryFolder(), 'hand-receipt-test-'));
// PostgreSQL, which does not run as root, has a folder of its own in it.
chmodSync(scratch, 0o711);
// Of everything that is started from here.
process.env.TMPDIR = scratch;
const countsFile = join(scratch, 'counts.jsonl');
const timesFile = join(scratch, 'times.jsonl');
const parts = process.argv.slice(2);
const BY_ITSELF = ['checks', 'unit', 'e2e'];
const wants = (part) => (parts.length === 0 ? BY_ITSELF : parts).includes(part);

/** Runs a part, and notes the seconds that it took. */
const timed = (name, command, args, options) =>
  run(process.execPath, [TIMED, timesFile, name, command, ...args], options);

/** One result that is not a test runner's: a check that holds or does not. */
const count = (suite, passed) =>
  appendFileSync(
    countsFile,
    JSON.stringify({ suite, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }) + '\n',
  );

const LAST_START = Number(process.env.TEST_MINUTES ?? Infinity) * 60;
const leftOut = [];

/** Whether it is too late to begin a part, which is then noted as left out. */
function isTooLate(name) {
  if (process.uptime() < LAST_START) return false;
  say(`${name} is left out: the time is over`);
  leftOut.push(name);
  note({ suite: name, passed: 0, failed: 0, skipped: 1 });
  return true;
}

/** @param {(output: string) => void} [inspect] throws where the output is not as it should be */
async function check(name, command, args, { env = {}, inspect } = {}) {
  if (isTooLate(name)) return;
  say(name);
  try {
    const output = await timed(name, command, args, { env, quiet: true });
    inspect?.(output);
    count(name, true);
  } catch (error) {
    console.error(error.message);
    count(name, false);
  }
}

/**
 * Runs a suite whose reporter writes lines of JSON, and gives them back.
 * One that ends with an error and without a failed test (it died, or found no tests) gives one failure more.
 */
async function linesOf(name, cwd, args, env) {
  const file = join(mkdtempSync(join(scratch, 'suite-')), 'counts.jsonl');
  try {
    await timed(name, process.execPath, args, { cwd, env: { TEST_COUNTS_FILE: file, ...env } });
    return { lines: linesIn(file), died: false };
  } catch (error) {
    const lines = linesIn(file);
    const counted = lines.some((line) => (line.files ?? [line]).some(({ failed }) => failed > 0));
    if (!counted) console.error(error.message);
    return { lines, died: !counted };
  }
}

const note = (counts) => appendFileSync(countsFile, JSON.stringify(counts) + '\n');

/** A suite of Jest. Of a few files that failed, each is run once more: on a loaded machine one may miss a deadline. */
async function suite(name, cwd, env = {}, args = []) {
  if (isTooLate(name)) return;
  say(name);
  const { lines, died } = await linesOf(name, cwd, [...JEST, ...args], env);
  const first = lines.flatMap(({ files }) => files);
  const paths = counting.filesToRunAgain(first);
  let again = [];
  if (paths.length > 0) {
    say(`${name}, a second try of ${paths.join(' ')}`);
    const second = await linesOf(`${name}, second try`, cwd, [...JEST, '--runTestsByPath', ...paths], env);
    again = second.lines.flatMap(({ files }) => files);
  }
  note({ suite: name, ...counting.suiteCounts(first, again) });
  if (died) count(name, false);
}

/** The suite of Playwright, which tries again by itself. */
async function playwright(name, cwd, args, env) {
  if (isTooLate(name)) return;
  say(name);
  const { lines, died } = await linesOf(name, cwd, args, env);
  for (const line of lines) note({ ...line, suite: name });
  if (died) count(name, false);
}

/**
 * Does work side by side: a suite of Jest uses one processor of two, and waits for its database in between.
 * Each piece keeps its own failures, so that none of them rejects.
 */
async function twoAtATime(work) {
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([worker(), worker()]);
}

/**
 * Lines of JSON: `{ suite, passed, failed, skipped, failedTests?, flakyTests? }` of counts, `{ files }` of Jest's reporter,
 * `{ name, wall, cpu }` of times.
 */
const linesIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || findPostgres());

/** Only what may differ by engine (mock-api/jest.config.js), unless there is no PostgreSQL to run the rest on. */
const apiOnPglite = (name, args) =>
  suite(name, join(ROOT, 'mock-api'), { ...EMBEDDED, ...(hasPostgres() && { TEST_SCOPE: 'engine' }) }, args);

const nightlyOnPglite = () =>
  suite('nightly on PGlite', join(ROOT, 'mock-api'), { ...EMBEDDED, TEST_SCOPE: 'nightly' });

/** Tests of the API, on the PostgreSQL of TEST_DATABASE_URL, else on one of our own for that long. */
async function onPostgres(name, scope = {}, args = []) {
  if (isTooLate(name)) return;
  const bin = process.env.TEST_DATABASE_URL ? null : findPostgres();
  if (!bin && !process.env.TEST_DATABASE_URL) {
    console.error(howToGetPostgres);
    return count(name, false);
  }
  let server = null;
  try {
    server = bin && (await startPostgres(bin, FEW_ROWS));
  } catch (error) {
    console.error(error.message);
    return count(name, false);
  }
  const env = { TEST_DATABASE_URL: server?.url ?? process.env.TEST_DATABASE_URL, ...scope };
  await suite(name, join(ROOT, 'mock-api'), env, args);
  await server?.stop();
}

/** All but the API, whose tests have two engines; screens before the rest, which takes seconds. */
const testedPackages = () =>
  [
    'shell',
    ...remotes(),
    'packages/ui',
    'packages/ledger',
    'packages/witness',
    'packages/platform',
    'packages/data',
    'packages/build',
    'packages/build/template',
    'packages/scan',
    'packages/standalone',
    'packages/contracts',
  ].filter((name) => existsSync(join(ROOT, name, 'jest.config.js')));

/** One worker: two suites run side by side. */
const JEST = ['node_modules/jest/bin/jest.js', '--maxWorkers', '1'];
/** Whichever the environment names, a suite that does not ask for PostgreSQL runs without it. */
const EMBEDDED = { TEST_DATABASE_URL: '' };

/** The checks of everything, each a suite of one. */
function checks() {
  const [command, ...args] = pnpm();
  const eslint = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];
  // Circles of imports, too; types do not count in them: they are gone when the code runs.
  const unused = ['node_modules/knip/bin/knip.js', '--no-progress'];
  // The suppressions are of rules that only the other configuration has.
  const typed = [...eslint, '--config', 'eslint.typed.config.mjs', '--pass-on-unpruned-suppressions'];
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '.'];
  return [
    () => check('typed lint', process.execPath, typed),
    () => check('types', command, [...args, 'run', 'types']),
    () => check('unused and circles', process.execPath, unused),
    () => check('format', process.execPath, prettier),
    () => check('lint', process.execPath, eslint),
    () => check('api', process.execPath, ['scripts/check-api.mjs']),
    () => check('api description', process.execPath, ['scripts/api-description.mjs', '--check']),
    () => check('redocly lint', process.execPath, ['scripts/api-lint.mjs']),
    () => check('remotes', process.execPath, ['scripts/check-remotes.mjs']),
    () => check('schema', process.execPath, ['scripts/db-schema.mjs', '--check']),
    () => check('table types', process.execPath, ['scripts/db-types.mjs', '--verify']),
  ];
}

/**
 * A long suite in parts, as Jest and Playwright take them: neither processor waits for the other at the end, and where the
 * time is over only what is left of it is left out.
 *
 * @param {(name: string, args: string[]) => Promise<void>} work
 * @returns {[string, () => Promise<void>][]} the name of each part, and what runs it
 */
const inParts = (suiteName, parts, work) =>
  Array.from({ length: parts }, (_, index) => {
    const name = `${suiteName}, part ${index + 1} of ${parts}`;
    return [name, () => work(name, [`--shard=${index + 1}/${parts}`])];
  });

/** The longest last: in parts they fill both processors to the end. */
const unitSuites = () => [
  ...testedPackages().map((name) => () => suite(name, join(ROOT, name), EMBEDDED)),
  ...[
    ...inParts('mock-api on PostgreSQL', 10, (name, args) => onPostgres(name, {}, args)),
    ...inParts('mock-api on PGlite', 3, apiOnPglite),
  ].map(([, run]) => run),
];

/** What takes minutes each. */
function nightlySuites() {
  const [command, ...args] = pnpm();
  return [
    () => check('mutation tests', command, [...args, '--filter', '@hand-receipt/ledger', 'run', 'mutate']),
    () => onPostgres('nightly on PostgreSQL', { TEST_SCOPE: 'nightly' }),
    nightlyOnPglite,
    () => suite('nightly marks', join(ROOT, 'packages/contracts'), { TEST_SCOPE: 'nightly' }),
  ];
}

/** @throws Error where no table of the output has a row */
function assertRows(output) {
  const lines = output.split('\n');
  const hasRow = lines.some((line, index) => line.startsWith('|---') && lines[index + 1]?.startsWith('| '));
  if (!hasRow) throw new Error(`It printed no rows:\n${output}`);
}

/** Every benchmark with little data: what is checked is that it runs to its end, and not how fast. */
async function benchmarks() {
  const browser = findBrowser();
  if (!browser) {
    console.error(howToGetABrowser);
    return count('benches', false);
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'bench/package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) => name !== 'types');
  const [command, ...args] = pnpm();
  const run = (name) => {
    const smoke = [...args, '--filter', 'bench', 'run', name, '--smoke'];
    return check(`bench ${name}`, command, smoke, {
      env: { CHROMIUM_PATH: browser, DATABASE_URL: '', DEMO_DIR: DEMO },
      inspect: assertRows,
    });
  };
  for (const name of names) await run(name);
}

const DEMO = join(scratch, 'demo');

/** The data of the demo company, which every server of the end-to-end tests starts from, and a benchmark. */
async function makeDemo() {
  say('making the demo company');
  await timed('demo company', process.execPath, ['--import', 'tsx', 'src/cli/demo-reset.ts', '--yes'], {
    cwd: join(ROOT, 'mock-api'),
    env: { DATA_DIR: DEMO, DATABASE_URL: '' },
    quiet: true,
  });
}

/** Makes what the built product is tested with. A piece that fails leaves the others alone, and is told at the end. */
function preparation() {
  const unmade = [];
  const piece = (make) => () => make().catch((error) => void unmade.push(error));
  const build = async () => {
    say('building the product');
    await timed('build', process.execPath, [join(ROOT, 'scripts/build.mjs')]);
  };
  return { unmade, demo: piece(makeDemo), build: piece(build) };
}

async function endToEndTests(name, files = [], env = {}) {
  const browser = findBrowser();
  if (!browser) {
    console.error(howToGetABrowser);
    return count(name, false);
  }
  await playwright(name, join(ROOT, 'e2e'), ['node_modules/@playwright/test/cli.js', 'test', ...files], {
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
    E2E_DEMO_DIR: DEMO,
    ...env,
  });
}

/** What a browser says of a ledger that was attacked, on the other engine. */
const attacksOnPostgres = () =>
  endToEndTests(
    'e2e on PostgreSQL',
    ['ledger-attacks', 'ledger-forgotten', 'ledger-killed', 'ledger-memory'],
    {
      E2E_ENGINE: 'postgres',
    },
  );

/** The whole company at its arms room. */
const wholeMorning = () => endToEndTests('e2e of a morning', ['counter-morning'], { TEST_SCOPE: 'nightly' });

/** Whether the remotes find in the shell, as they are built, all that they take of it. */
const builtRemotes = () => check('built remotes', process.execPath, ['scripts/check-remotes.mjs', '--built']);

const budgets = () => check('budgets', process.execPath, ['scripts/check-budgets.mjs']);

say('installing');
await install();

const { unmade, demo, build } = preparation();

const ofTheBuild = [
  ...(wants('e2e')
    ? [
        ['built remotes', builtRemotes],
        ['budgets', budgets],
        ...inParts('e2e', 6, (name, [shard]) =>
          // Each part clears its folder of what failed.
          endToEndTests(name, [shard, `--output=test-results/${name.replace(/\W+/g, '-')}`]),
        ),
      ]
    : []),
  ...(wants('nightly')
    ? [
        ['e2e on PostgreSQL', attacksOnPostgres],
        ['e2e of a morning', wholeMorning],
      ]
    : []),
  ...(wants('benches') || wants('nightly') ? [['benches', benchmarks]] : []),
];

/** The longest of all: it begins at once, and leaves the other processor to the suites that need no build. */
async function buildAndTestProduct() {
  await demo();
  await build();
  for (const [name, test] of ofTheBuild) await (unmade.length > 0 ? count(name, false) : test(name));
}

await twoAtATime([
  ...(ofTheBuild.length > 0 ? [buildAndTestProduct] : []),
  ...(wants('checks') ? checks() : []),
  ...(wants('unit') ? unitSuites() : []),
  ...(wants('nightly') ? nightlySuites() : []),
]);
for (const error of unmade) console.error(error.message);

const totals = { passed: 0, failed: 0, skipped: 0 };
const flaky = [];
const failed = [];
for (const counts of linesIn(countsFile)) {
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  flaky.push(...(counts.flakyTests ?? []).map((test) => `${counts.suite} › ${test}`));
  failed.push(
    ...(counts.failedTests ?? (counts.failed > 0 ? [''] : [])).map((test) => `${counts.suite} › ${test}`),
  );
  console.log(`${counts.suite}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}
for (const { name, wall, cpu } of linesIn(timesFile)) {
  const processor = cpu === null ? '' : `, ${cpu.toFixed(0)} s of processor time`;
  console.log(`${name}: ${wall.toFixed(0)} s${processor}`);
}
say('all parts');
try {
  rmSync(scratch, { recursive: true });
} catch (error) {
  // A test that was killed may have left something mounted in it. That is no reason to lose the result.
  console.log(`${scratch} could not be removed: ${error.message}`);
}
for (const name of leftOut) console.log(`left out, the time was over: ${name}`);
for (const test of flaky) console.log(`flaky: ${test}`);
for (const test of failed) console.log(`failed: ${test}`);
console.log(`${flaky.length} flaky`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
// Whatever is no number counts as failed too.
process.exit(totals.failed === 0 ? 0 : 1);
