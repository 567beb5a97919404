/**
 * Documents and Sensitive Items of one person with 10,000 documents and 5,000 sensitive items beside one with a
 * hundredth of it, on the real server and in Chromium: what each call takes, and how long until rows are on screen.
 *
 *   pnpm --filter bench documents [documents] [sensitive items] [--smoke]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CALLS, countSensitive, medians, type Place } from './documents/calls';
import { fullInbox, type Size } from './documents/full-inbox';
import { longestFrame, openBrowser, ROW, untilCounted, untilFirstRow } from './documents/screens';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { FRAME_HEADS, frameFigures, framesWhileScrolling } from './lib/frames';
import { ROOT, serve } from './lib/product';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { untilRows } from './lib/until-rows';

const LARGE: Size = {
  documents: Number(benchmarkArgs[0] ?? unlessSmoke(10_000, 200)),
  sensitiveItems: Number(benchmarkArgs[1] ?? unlessSmoke(5000, 200)),
};
const SMALL: Size = { documents: LARGE.documents / 100, sensitiveItems: LARGE.sensitiveItems / 100 };
const PORT = 4794;
const ROUNDS = unlessSmoke(5, 1);
/** Pages of the document list that are opened before it is scrolled. */
const MORE_PAGES = unlessSmoke(19, 1);
const SCROLLING = { over: ROW, pixels: 300, seconds: unlessSmoke(5, 0.5) };

const figures = (few: number, many: number) => [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)];

async function callTable(places: readonly Place[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(CALLS)) {
    const [few = 0, many = 0] = await medians(places, path);
    rows.push([name, ...figures(few, many)]);
  }
  table(['call, median ms', 'few', 'many', 'many : few'], rows);
}

async function untilFound(page: Page, call: string, label: string, text: string): Promise<number> {
  const waits = await untilRows(page, { row: ROW, call }, () => page.getByLabel(label).fill(text));
  return waits.shown;
}

/** What a person with so many sensitive items waits for. */
const WAITS: Record<string, (page: Page, sensitive: number) => Promise<number>> = {
  'Documents, to the first row': (page) => untilFirstRow(page, '/documents'),
  'Documents, search, key to rows': async (page) => {
    await untilFirstRow(page, '/documents');
    return untilFound(page, '/api/documents', 'Search documents', 'number 77');
  },
  'Sensitive Items, to the first row': (page) => untilFirstRow(page, '/sensitive-items'),
  'Sensitive Items, to the whole list': (page, sensitive) =>
    untilCounted(page, '/sensitive-items', sensitive),
  'Sensitive Items, longest frame while it comes in': (page, sensitive) =>
    longestFrame(page, '/sensitive-items', sensitive),
  'Sensitive Items, search, key to rows': async (page, sensitive) => {
    await untilCounted(page, '/sensitive-items', sensitive);
    return untilFound(page, '/api/sensitive-items', 'Search by name or serial number', '37');
  },
};

async function waitTable(pages: readonly [Page, Page], sensitive: readonly [number, number]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, wait] of Object.entries(WAITS)) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      times[0].push(await wait(pages[0], sensitive[0]));
      times[1].push(await wait(pages[1], sensitive[1]));
    }
    rows.push([name, ...figures(median(times[0]), median(times[1]))]);
  }
  table(['screen, median ms', 'few', 'many', 'many : few'], rows);
}

async function openMorePages(page: Page): Promise<void> {
  await untilFirstRow(page, '/documents');
  for (let more = 2; more <= MORE_PAGES + 1; more += 1) {
    await page.getByRole('button', { name: 'Show earlier documents' }).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('li [data-part=title]').length >= count,
      Math.min(more * 50, LARGE.documents),
    );
  }
  await page.mouse.wheel(0, -1_000_000);
}

async function scrollTable(page: Page, sensitive: number): Promise<void> {
  const rows: string[][] = [];
  const add = async (name: string) => {
    rows.push([name, ...frameFigures(await framesWhileScrolling(page, SCROLLING))]);
  };
  await untilCounted(page, '/sensitive-items', sensitive);
  await add(`Sensitive Items, all ${sensitive}`);
  await openMorePages(page);
  await add(`Documents, ${(MORE_PAGES + 1) * 50} opened`);
  table([`scrolling, ${SCROLLING.seconds} s`, ...FRAME_HEADS], rows);
}

const held = [await fullInbox(SMALL), await fullInbox(LARGE)] as const;
const served = await Promise.all(
  held.map(({ folder }, index) => serve('inbox', join(ROOT, 'dist'), PORT + index, folder)),
);
const browser = await chromium.launch(chromiumOptions);
try {
  const places = served.map(({ origin }, index) => ({ origin, token: held[index]!.token }));
  const sensitive = [await countSensitive(places[0]!), await countSensitive(places[1]!)] as const;
  console.log(`few: ${SMALL.documents} documents, ${sensitive[0]} sensitive items`);
  console.log(`many: ${LARGE.documents} documents, ${sensitive[1]} sensitive items\n`);
  await callTable(places);
  console.log('');
  const pages = [await openBrowser(browser, places[0]!), await openBrowser(browser, places[1]!)] as const;
  await waitTable(pages, sensitive);
  console.log('');
  await scrollTable(pages[1], sensitive[1]);
} finally {
  await browser.close();
  for (const { stop } of served) await stop();
  for (const { folder, remove } of held) {
    remove();
    rmSync(`${folder}-inbox`, { recursive: true, force: true });
  }
}
