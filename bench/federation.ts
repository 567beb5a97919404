/**
 * The federation tax: the composed product against the same source as one application, in one run, in turn: once split
 * by route with the same server preloads, and once as one bundle.
 *
 *   pnpm --filter bench federation [rounds] [--smoke]
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { buildSingle, ROOT, serve } from './lib/product';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { type Network, type Visit, visitTwice } from './lib/visit';

const NETWORKS: Network[] = [
  { name: 'A: 40 ms, 10 Mbit/s', latencyMs: 40, kbps: 10_000, cpu: 1 },
  { name: 'B: 150 ms, 1.6 Mbit/s, 4x CPU', latencyMs: 150, kbps: 1_600, cpu: 4 },
];

/** What the user came for: a row with a serial number; the figure of the first tile. */
const PAGES = [
  { path: '/property-book', selector: 'table tbody tr [translate="no"]' },
  { path: '/dashboard', selector: '.app-figures:not(.app-figures-waiting) .hr-hero' },
];

const runs = Number(benchmarkArgs[0] ?? unlessSmoke(7, 1));
const scratch = mkdtempSync(join(tmpdir(), 'hand-receipt-bench-'));
const data = join(scratch, 'data');

const seeded = `${data}-seed`;
// `npm test` has made the demo company already.
if (process.env.DEMO_DIR) cpSync(process.env.DEMO_DIR, seeded, { recursive: true });
else await (await serve('seed', join(ROOT, 'dist'), 4600, data)).stop();

buildSingle(join(scratch, 'split'), 'route');
buildSingle(join(scratch, 'one'), 'bundle');
const products = [
  { name: 'federated', ...(await serve('federated', join(ROOT, 'dist'), 4601, seeded)) },
  { name: 'split by route', ...(await serve('split', join(scratch, 'split'), 4603, seeded)) },
  { name: 'one bundle', ...(await serve('one', join(scratch, 'one'), 4602, seeded)) },
];

const browser = await chromium.launch(chromiumOptions);

/** One visit cold and one warm to each product in turn, as often as asked, at one page over one network. */
async function compare({ path, selector }: (typeof PAGES)[number], network: Network) {
  const seen = new Map(products.map(({ name }) => [name, { cold: [] as Visit[], warm: [] as Visit[] }]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, origin } of products) {
      const { cold, warm } = await visitTwice(browser, origin, path, selector, network);
      seen.get(name)!.cold.push(cold);
      seen.get(name)!.warm.push(warm);
    }
  }
  return seen;
}

const ratioTo = (yardstick: Visit[], visits: Visit[]) =>
  median(visits.map((visit, index) => visit.readyMs / yardstick[index]!.readyMs)).toFixed(2);

/** A line of the report: medians of the visits, the worst shift and the longest task, the ratios pair by pair. */
function line(visits: Visit[], yardsticks: Visit[][]): (string | number)[] {
  const of = (figure: keyof Visit) => visits.map((visit) => visit[figure]);
  return [
    median(of('readyMs')).toFixed(0),
    ...yardsticks.map((yardstick) => ratioTo(yardstick, visits)),
    median(of('jsKb')).toFixed(0),
    median(of('requests')),
    median(of('rounds')),
    Math.max(...of('shift')).toFixed(3),
    Math.max(...of('longestTaskMs')).toFixed(0),
  ];
}

const YARDSTICKS = ['split by route', 'one bundle'];
const FIGURES = [
  'ready ms',
  ...YARDSTICKS.map((name) => `to ${name}`),
  'JS kB',
  'requests',
  'rounds',
  'shift',
  'longest task ms',
];

try {
  const rows: (string | number)[][] = [];
  for (const page of PAGES.slice(0, unlessSmoke(PAGES.length, 1))) {
    for (const network of NETWORKS.slice(0, unlessSmoke(NETWORKS.length, 1))) {
      const seen = await compare(page, network);
      for (const state of ['cold', 'warm'] as const) {
        for (const { name } of products) {
          const yardsticks = YARDSTICKS.map((yardstick) => seen.get(yardstick)![state]);
          const figures = line(seen.get(name)![state], yardsticks);
          rows.push([page.path, network.name, state, name, ...figures]);
        }
      }
    }
  }
  table(['page', 'network', 'cache', 'build', ...FIGURES], rows);
} finally {
  await browser.close();
  for (const { stop } of products) await stop();
  rmSync(scratch, { recursive: true, force: true });
}
