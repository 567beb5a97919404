/**
 * The federation tax: the composed product against the same source as one application, in one run, in turn.
 *
 *   pnpm --filter bench federation [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { buildSingle, ROOT, serve } from './lib/product';
import { type Network, type Visit, visitTwice } from './lib/visit';

const NETWORKS: Network[] = [
  { name: 'A: 40 ms, 10 Mbit/s', latencyMs: 40, kbps: 10_000, cpu: 1 },
  { name: 'B: 150 ms, 1.6 Mbit/s, 4x CPU', latencyMs: 150, kbps: 1_600, cpu: 4 },
];

/** What the user came for: a row with a serial number; the figure of the first tile. */
const PAGES = [
  { path: '/property-book', selector: 'table tbody tr [translate="no"]' },
  { path: '/dashboard', selector: '[data-figure="total-inventory"]' },
];

const runs = Number(process.argv[2] ?? 7);
const scratch = mkdtempSync(join(tmpdir(), 'hand-receipt-bench-'));
const data = join(scratch, 'data');

const first = await serve('seed', join(ROOT, 'dist'), 4600, data);
await first.stop();
const seeded = `${data}-seed`;

for (const bundle of ['one', 'split'] as const) buildSingle(bundle, join(scratch, bundle));
const products = [
  { name: 'federated', ...(await serve('federated', join(ROOT, 'dist'), 4601, seeded)) },
  { name: 'one bundle', ...(await serve('one', join(scratch, 'one'), 4602, seeded)) },
  { name: 'one build, split by page', ...(await serve('split', join(scratch, 'split'), 4603, seeded)) },
];

const browser = await chromium.launch(chromiumOptions);

const rows: (string | number)[][] = [];
for (const { path, selector } of PAGES) {
  for (const network of NETWORKS) {
    const seen = new Map<string, { cold: Visit[]; warm: Visit[] }>(
      products.map(({ name }) => [name, { cold: [], warm: [] }]),
    );
    for (let run = 0; run < runs; run += 1) {
      for (const { name, origin } of products) {
        const { cold, warm } = await visitTwice(browser, origin, path, selector, network);
        seen.get(name)!.cold.push(cold);
        seen.get(name)!.warm.push(warm);
      }
    }
    for (const state of ['cold', 'warm'] as const) {
      const yardstick = seen.get('one bundle')![state];
      for (const { name } of products) {
        const visits = seen.get(name)![state];
        const ratio = median(visits.map((visit, index) => visit.readyMs / yardstick[index]!.readyMs));
        rows.push([
          path,
          network.name,
          state,
          name,
          median(visits.map((visit) => visit.readyMs)).toFixed(0),
          ratio.toFixed(2),
          median(visits.map((visit) => visit.jsKb)).toFixed(0),
          median(visits.map((visit) => visit.requests)),
          median(visits.map((visit) => visit.rounds)),
          Math.max(...visits.map((visit) => visit.shift)).toFixed(3),
          Math.max(...visits.map((visit) => visit.longestTaskMs)).toFixed(0),
        ]);
      }
    }
  }
}
table(
  [
    'page',
    'network',
    'cache',
    'build',
    'ready ms',
    'to one bundle',
    'JS kB',
    'requests',
    'rounds',
    'shift',
    'longest task ms',
  ],
  rows,
);

await browser.close();
for (const { stop } of products) await stop();
rmSync(scratch, { recursive: true, force: true });
