/**
 * The property book of one person who holds a brigade's 100,000 items, in Chromium, on the real server: frames
 * while scrolling, what the page's own thread spent of them, and the time from a key or a press on a head to rows.
 *
 *   pnpm --filter bench long-list [items]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { ROOT, serve } from './lib/product';
import { everythingHeld } from './long-list/everything-held';
import { type Frame, traced } from './long-list/main-thread';
import { framesWhileScrolling, rowReached, type Wheel } from './long-list/scroll';
import { untilRows, type Waits } from './long-list/until-rows';

const ITEMS = Number(process.argv[2] ?? 100_000);
const PORT = 4790;
const SECONDS = 5;
/** Longer than this, and the screen was not drawn when it could have been. */
const MISSED_MS = 25;

/** The check of the ledger has begun by then. */
const CHECK_BEGUN_MS = 12_000;
/** So many answers in a row, each within so long, say that the server is at rest. */
const QUICK_ANSWERS = 10;
const QUICK_MS = 200;

const WHEELS: Wheel[] = [
  { name: 'read', pixels: 120 },
  { name: 'flung', pixels: 600 },
];

/** Soon after its start the server checks the whole ledger; until that is done it answers when it can. */
async function atRest(page: Page, origin: string): Promise<void> {
  await page.waitForTimeout(CHECK_BEGUN_MS);
  for (let quick = 0; quick < QUICK_ANSWERS;) {
    const asked = Date.now();
    await page.request.get(`${origin}/api/property?scope=assigned&limit=100`);
    quick = Date.now() - asked < QUICK_MS ? quick + 1 : 0;
    await page.waitForTimeout(QUICK_MS);
  }
}

async function openBook(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/property-book`);
  await page.locator('tbody tr[data-row]').first().waitFor();
}

/** Frames as a reader has them: nothing is traced. */
async function frameFigures(page: Page, origin: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const wheel of WHEELS) {
    await openBook(page, origin);
    for (const run of [1, 2, 3]) {
      const frames = (await framesWhileScrolling(page, wheel, SECONDS)).sort((a, b) => a - b);
      const part = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1);
      const perSecond = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0);
      const longest = (frames.at(-1) ?? 0).toFixed(1);
      const missed = frames.filter((ms) => ms > MISSED_MS).length;
      rows.push([
        wheel.name,
        run,
        perSecond.toFixed(1),
        part(0.5),
        part(0.99),
        longest,
        missed,
        await rowReached(page),
      ]);
    }
  }
  table(
    [
      `scrolling, ${SECONDS} s`,
      'run',
      'frames /s',
      'median ms',
      'p99 ms',
      'longest ms',
      'late',
      'row reached',
    ],
    rows,
  );
}

/** Whose fault the late frames were: the page's own thread kept the processor, or somebody else had it. */
async function threadFigures(browser: Browser, page: Page, origin: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const wheel of WHEELS) {
    await openBook(page, origin);
    const scroll = () => framesWhileScrolling(page, wheel, SECONDS);
    const { frames, shares } = await traced(browser, page, scroll);
    const busy = frames.map((frame) => frame.busy).sort((a, b) => a - b);
    const late = frames.filter(({ length }) => length > MISSED_MS);
    const isOwn = (frame: Frame) => frame.busy > MISSED_MS;
    const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
    rows.push([
      wheel.name,
      median(busy).toFixed(1),
      (busy[Math.floor(busy.length * 0.99)] ?? 0).toFixed(1),
      (busy.at(-1) ?? 0).toFixed(1),
      ...Object.values(shares).map(percent),
      late.length,
      late.filter(isOwn).length,
    ]);
  }
  console.log('');
  table(
    [
      'page’s own thread, traced',
      'busy a frame, median ms',
      'p99 ms',
      'most ms',
      'script',
      'style, layout',
      'paint',
      'garbage',
      'late frames',
      'by its own work',
    ],
    rows,
  );
}

/** From a key or a press to rows: the pause in typing and the page's work before, the server, the page after. */
async function waitFigures(page: Page, origin: string): Promise<void> {
  await openBook(page, origin);
  const type = (text: string) => () => page.getByRole('searchbox').fill(text);
  const press = (head: string) => () => page.getByRole('button', { name: head }).click();
  const acts: [string, (() => Promise<unknown>)[]][] = [
    ['search, last key', ['70123', 'HMMWV', 'PVS-14 703', '81', 'M249', '12345'].map(type)],
    [
      'sort by a head',
      ['Serial number', 'Serial number', 'Status', 'Status', 'Category', 'Category'].map(press),
    ],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, several] of acts) {
    const waits: Waits[] = [];
    for (const act of several) waits.push(await untilRows(page, act));
    const middle = (part: (wait: Waits) => number) => median(waits.map(part)).toFixed(0);
    rows.push([
      name,
      middle(({ shown }) => shown),
      Math.max(...waits.map(({ shown }) => shown)).toFixed(0),
      middle(({ asked }) => asked),
      middle(({ asked, answered }) => answered - asked),
      middle(({ answered, shown }) => shown - answered),
    ]);
    if (name === 'search, last key') await openBook(page, origin);
  }
  console.log('');
  table(['until rows are on screen', 'median ms', 'longest ms', 'asked after', 'answer', 'drawn'], rows);
}

const held = await everythingHeld(ITEMS);
const { origin, stop } = await serve('long', join(ROOT, 'dist'), PORT, held.folder);
const browser = await chromium.launch(chromiumOptions);
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'hr_session', value: held.token, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await atRest(page, origin);
  await openBook(page, origin);
  const count = page.getByText(/[\d,]+ items/).first();
  console.log(await count.innerText());
  await frameFigures(page, origin);
  await threadFigures(browser, page, origin);
  await waitFigures(page, origin);
} finally {
  await browser.close();
  await stop();
  held.remove();
  rmSync(`${held.folder}-long`, { recursive: true, force: true });
}
