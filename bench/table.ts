/**
 * The data table of packages/ui with 100,000 rows, in Chromium: filter, sort, scroll.
 *
 *   pnpm --filter bench table [--smoke]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { median, table } from './lib/figures';
import { chromiumOptions } from './lib/browser';
import { ROOT } from './lib/product';
import { unlessSmoke, webpackMode } from './lib/smoke';

const ROWS = unlessSmoke(100_000, 5000);
const SCROLLING_MS = unlessSmoke(5000, 500);

const dist = mkdtempSync(join(tmpdir(), 'hand-receipt-table-'));
execFileSync(
  process.execPath,
  [
    join(ROOT, 'bench/node_modules/webpack-cli/bin/cli.js'),
    '--config',
    'webpack.config.cjs',
    '--mode',
    webpackMode,
  ],
  { cwd: join(ROOT, 'bench/table-page'), env: { ...process.env, DIST_DIR: dist }, stdio: 'inherit' },
);

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.route('http://table.test/**', (route) => {
  const { pathname } = new URL(route.request().url());
  const file = pathname === '/' ? 'index.html' : pathname.slice(1);
  return route.fulfill({
    body: readFileSync(join(dist, file)),
    contentType: file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'text/html',
  });
});
// tsx names functions by a helper that the page does not have.
await page.addInitScript('globalThis.__name ??= (named) => named');
await page.goto(`http://table.test/?rows=${ROWS}`);
await page.locator('tbody tr').first().waitFor();

/** Runs in the page: the time from a call until what it changed is committed, laid out and painted. */
const timed = (calls: [method: string, ...args: string[]][]) =>
  page.evaluate(async (todo) => {
    const bench = (globalThis as unknown as { benchTable: Record<string, (...args: string[]) => void> })
      .benchTable;
    const times: { work: number; screen: number }[] = [];
    for (const [method, ...args] of todo) {
      await new Promise((done) => setTimeout(done, 120));
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      bench[method!]!(...args);
      void document.body.offsetHeight;
      const work = performance.now() - start;
      await new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done();
          channel.port2.postMessage(null);
        }),
      );
      times.push({ work, screen: performance.now() - start });
    }
    return times;
  }, calls);

const filters = await timed(
  ['m', 'm4', 'm4a', 'm4a1', 'pvs', 'prc-1', 'zzz', '', 'w1', 'hmmwv', 'generator', ''].map((text) => [
    'filter',
    text,
  ]),
);
const sorts = await timed([
  ['sort', 'name', 'asc'],
  ['sort', 'serialNumber', 'asc'],
  ['sort', 'serialNumber', 'desc'],
  ['sort', 'nsn', 'asc'],
  ['sort', 'status', 'desc'],
]);

const frames = await page.evaluate(async (forMs) => {
  const scroller = [...document.querySelectorAll<HTMLElement>('*')].find(
    (node) => node.scrollHeight > 100_000 && getComputedStyle(node).overflowY !== 'visible',
  );
  if (!scroller) throw new Error('nothing scrolls');
  const gaps: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  const until = before + forMs;
  while (before < until) {
    scroller.scrollTop += 60;
    const now = await new Promise<number>(requestAnimationFrame);
    gaps.push(now - before);
    before = now;
  }
  return gaps;
}, SCROLLING_MS);

const ms = (value: number) => value.toFixed(1);
const summary = (name: string, times: { work: number; screen: number }[]) => [
  name,
  ms(median(times.map(({ work }) => work))),
  ms(Math.max(...times.map(({ work }) => work))),
  ms(median(times.map(({ screen }) => screen))),
  ms(Math.max(...times.map(({ screen }) => screen))),
];
table(
  [
    `${ROWS.toLocaleString('en-US')} rows`,
    'work, median ms',
    'work, worst ms',
    'to screen, median ms',
    'to screen, worst ms',
  ],
  [summary('filter', filters), summary('sort', sorts)],
);
const seconds = frames.reduce((sum, gap) => sum + gap, 0) / 1000;
console.log(
  `\nscrolling: ${(frames.length / seconds).toFixed(1)} frames a second, longest frame ${ms(Math.max(...frames))} ms, over ${seconds.toFixed(1)} s`,
);

await browser.close();
rmSync(dist, { recursive: true, force: true });
