/**
 * "Check Every Event Here" over 100,000 events in Chromium: how quick beside hashing alone, and whether the
 * page still draws.
 *
 *   pnpm --filter bench ledger-browser [EVENTS] [ROUNDS] [--smoke]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { exportedLedger } from './ledger/exported';
import { share, whole } from './ledger/format';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { ROOT } from './lib/product';
import { benchmarkArgs, unlessSmoke, webpackMode } from './lib/smoke';

interface Outcome {
  events: number;
  ms: number;
}
interface Bench {
  bare(): Promise<Outcome>;
  check(): Promise<Outcome & { frames: number[]; steps: number }>;
}

const [events = unlessSmoke(100_000, 2000), rounds = unlessSmoke(3, 1)] = benchmarkArgs.map(Number);
const dist = mkdtempSync(path.join(tmpdir(), 'hand-receipt-ledger-'));
execFileSync(
  process.execPath,
  [path.join(ROOT, 'bench/node_modules/webpack-cli/bin/cli.js'), '--mode', webpackMode],
  { cwd: path.join(ROOT, 'bench/ledger-page'), env: { ...process.env, DIST_DIR: dist }, stdio: 'inherit' },
);

const bundle = exportedLedger(events);
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const server = createServer(({ url = '/' }, response) => {
  if (url === '/api/ledger/bundle') {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(bundle);
    return;
  }
  const file = url === '/' ? 'index.html' : path.basename(url);
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  try {
    response.end(readFileSync(path.join(dist, file)));
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
await page.waitForFunction(() => 'benchLedger' in globalThis);

const run = <K extends keyof Bench>(kind: K) =>
  page.evaluate((name) => (globalThis as unknown as { benchLedger: Bench }).benchLedger[name](), kind);

const bares: number[] = [];
const checks: number[] = [];
const frames: number[] = [];
let steps = 0;
for (let round = 0; round < rounds; round += 1) {
  const bare = (await run('bare')) as Outcome;
  const check = (await run('check')) as Awaited<ReturnType<Bench['check']>>;
  bares.push((bare.events / bare.ms) * 1000);
  checks.push((check.events / check.ms) * 1000);
  frames.push(...check.frames);
  steps = check.steps;
}
table(
  [`${whole(events)} events in Chromium`, 'events a second', 'of bare'],
  [
    ['hash each, bare', whole(median(bares)), '1.00'],
    [
      'check every event',
      whole(median(checks)),
      share(median(checks.map((own, at) => own / (bares[at] ?? own))), 1),
    ],
  ],
);
const long = frames.filter((ms) => ms > 50).length;
console.log(
  `\n${frames.length} frames, median ${median(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms, ${long} over 50 ms; ${steps} steps told\n`,
);
await browser.close();
server.close();
rmSync(dist, { recursive: true });
