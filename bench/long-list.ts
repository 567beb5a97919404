/**
 * The property book and Find Item of one person who holds a brigade's 100,000 items, in Chromium, on the real
 * server: frames while scrolling, and the time from a key, a press on a head or a filter to rows on screen.
 *
 *   pnpm --filter bench long-list [items]
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { pgliteFolder } from './api/engine';
import { chromiumOptions } from './lib/browser';
import { median, table } from './lib/figures';
import { openDatabase, startSession } from './lib/mock-api';
import { ROOT, serve } from './lib/product';

const ITEMS = Number(process.argv[2] ?? 100_000);
const PORT = 4790;

/** A copy of the brigade in which the commander holds every item, and his session. */
async function everythingHeld(): Promise<{ folder: string; token: string; remove: () => void }> {
  const kept = await pgliteFolder({ items: ITEMS, users: 500 });
  const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-long-'));
  cpSync(kept.at, folder, { recursive: true });
  await kept.remove();
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: null });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'commander')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('custody_link').where('user_id', '=', id).execute();
  await db.updateTable('property').set({ assigned_to_user_id: id }).execute();
  await db
    .insertInto('custody_link')
    .columns(['item_id', 'user_id', 'position', 'since'])
    .expression((from) =>
      from
        .selectFrom('property')
        .select(({ val }) => [
          'property.id',
          val(id).as('user_id'),
          val(99).as('position'),
          val(new Date()).as('since'),
        ]),
    )
    .execute();
  const token = await startSession(db, { userId: id, at: new Date(), userAgent: null });
  await close();
  return { folder, token, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Milliseconds between frames while the list is scrolled by the wheel for so long. */
async function framesWhileScrolling(page: Page, seconds: number): Promise<number[]> {
  await page.locator('.hr-table-scroller').hover();
  const frames = page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const started = performance.now();
        let last = started;
        const frame = (now: number) => {
          times.push(now - last);
          last = now;
          if (now - started < forMs) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(16);
  }
  return frames;
}

/** Milliseconds from an act until the list says another count, or shows another first row. */
async function untilRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => {
    const shown = () =>
      `${document.querySelector('tbody tr[data-row]')?.textContent} ${document.querySelector('[data-result-text]')?.textContent ?? document.querySelector('main')?.textContent?.match(/[\d,]+ items?/)?.[0]}`;
    const was = shown();
    const watched = globalThis as unknown as { changedAt: Promise<number> };
    watched.changedAt = new Promise((resolve) => {
      const look = () =>
        shown() === was
          ? requestAnimationFrame(look)
          : requestAnimationFrame(() => resolve(performance.now()));
      requestAnimationFrame(look);
    });
    return performance.now();
  });
  await act();
  const after = await page.evaluate(
    () => (globalThis as unknown as { changedAt: Promise<number> }).changedAt,
  );
  return after - before;
}

const held = await everythingHeld();
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
  await page.goto(`${origin}/property-book`);
  await page.locator('tbody tr[data-row]').first().waitFor();
  console.log(
    await page
      .getByText(/[\d,]+ items/)
      .first()
      .innerText(),
  );

  const rows: (string | number)[][] = [];
  for (const run of [1, 2, 3]) {
    const frames = (await framesWhileScrolling(page, 5)).slice(1).sort((a, b) => a - b);
    const row = await page.locator('tbody tr[data-row]').last().getAttribute('data-row');
    const part = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1);
    const perSecond = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0);
    rows.push([run, perSecond.toFixed(1), part(0.5), part(0.99), (frames.at(-1) ?? 0).toFixed(1), `${row}`]);
  }
  table(['scrolling, 5 s', 'frames /s', 'median ms', 'p99 ms', 'longest ms', 'row reached'], rows);

  await page.goto(`${origin}/property-book`);
  await page.locator('tbody tr[data-row]').first().waitFor();
  const acts: [string, (() => Promise<unknown>)[]][] = [
    [
      'search, last key',
      ['70123', '', 'HMMWV', '', 'PVS-14 703', ''].map(
        (text) => () => page.getByRole('searchbox').fill(text),
      ),
    ],
    [
      'sort by a head',
      Array.from({ length: 4 }, () => () => page.getByRole('button', { name: 'Serial number' }).click()),
    ],
  ];
  const times: (string | number)[][] = [];
  for (const [name, several] of acts) {
    const each: number[] = [];
    for (const act of several) each.push(await untilRows(page, act));
    times.push([name, median(each).toFixed(0), Math.max(...each).toFixed(0)]);
  }
  console.log('');
  table(['until rows are on screen', 'median ms', 'longest ms'], times);
} finally {
  await browser.close();
  await stop();
  held.remove();
  rmSync(`${held.folder}-long`, { recursive: true, force: true });
}
