import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const dist = mkdtempSync(path.join(tmpdir(), 'hand-receipt-budgets-'));
const budgets = path.join(dist, 'budgets.json');
afterAll(() => rmSync(dist, { recursive: true }));

/** A file of so many bytes, which no compression makes smaller. */
function put(name: string, content: number | object | string): void {
  mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  const bytes = typeof content === 'number' ? randomBytes(content) : undefined;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(dist, name), bytes ?? text);
}
const setBudgets = (limits: object, sizes = {}) => put('budgets.json', { limits, sizes });
const LIMITS = {
  '/login': 40,
  '/dashboard': 40,
  '/property-book': 60,
  ui: 15,
  entry: 8,
  exposed: 20,
  page: 60,
  registry: 30,
};

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'scripts/check-budgets.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, DIST_DIR: dist, BUDGETS_FILE: budgets } },
  );
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

beforeAll(() => {
  for (const [name, bytes] of Object.entries({
    'main.1': 5000,
    'app.1': 10_000,
    'ui.1': 12_000,
    'login.1': 3000,
  }))
    put(`shell/${name}.js`, bytes);
  put('shell/releases.json', [['main.1.js', 'app.1.js', 'ui.1.js', 'login.1.js', 'styles.1.css']]);
  put('shell/preload.json', {
    first: ['/assets/styles.1.css', '/assets/app.1.js', '/assets/ui.1.js'],
    pages: { login: ['/assets/login.1.js'] },
    shared: {},
  });
  const at = '/remotes/mfe-range';
  put(`${at}/remote.json`, {
    name: 'mfe-range',
    title: 'Range',
    nav: [],
    routes: [{ path: '/property-book', page: 'lanes' }],
    slots: [],
    entry: `${at}/entry.js`,
    chunks: [`${at}/exposed.js`],
    pageChunks: { lanes: [`${at}/page-lanes.js`] },
  });
  put(`${at}/release.txt`, 'signed');
  put(`${at}/entry.js`, 2000);
  put(`${at}/exposed.js`, 4000);
});
beforeEach(() => {
  put('remotes/mfe-range/page-lanes.js', 20_000);
  setBudgets(LIMITS);
  expect(run('--write').status).toBe(0);
});

test('FED-39 sizes are those of the built files: first screens with all that they load, and each part of a remote', () => {
  const { sizes } = JSON.parse(readFileSync(budgets, 'utf8')) as { sizes: Record<string, number> };
  expect(sizes).toMatchObject({
    '/login': 30,
    '/dashboard': 27,
    '/property-book': 53,
    ui: 12,
    'mfe-range entry': 2,
    'mfe-range exposed': 4,
    'mfe-range page lanes': 20,
  });
  expect(run()).toEqual({ status: 0, lines: ['8 parts are within their budgets.'] });
});

test('FED-39 a remote that grows past its budget fails with old size, new size and limit', () => {
  put('remotes/mfe-range/page-lanes.js', 61_000);
  const grown = run();
  expect(grown.status).toBe(1);
  expect(grown.lines).toContain(
    'mfe-range page lanes: was 20 kB, is 61 kB, limit 60 kB. It is over its limit',
  );
  // Writing down the new size does not raise the limit.
  expect(run('--write').status).toBe(1);
});

test('FED-39 a change of more than 5 percent fails until the budget is edited, a smaller one does not', () => {
  put('remotes/mfe-range/page-lanes.js', 20_900);
  expect(run().status).toBe(0);
  put('remotes/mfe-range/page-lanes.js', 21_200);
  const grown = run();
  expect(grown).toEqual({
    status: 1,
    lines: [
      'mfe-range page lanes: was 20 kB, is 21.2 kB, limit 60 kB. That is a change of more than 5 percent: edit budgets.json in the same commit (pnpm check:budgets --write)',
    ],
  });
  expect(run('--write').status).toBe(0);
  expect(run().status).toBe(0);
});

test('a part may have a limit of its own, and a new one needs no entry', () => {
  setBudgets({ ...LIMITS, 'mfe-range page lanes': 18 });
  expect(run().lines).toEqual(['mfe-range page lanes: is new, is 20 kB, limit 18 kB. It is over its limit']);
});
