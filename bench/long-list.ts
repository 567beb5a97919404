/**
 * The property book of one person who holds a brigade's 100,000 items, in Chromium, on the real server: frames
 * while scrolling beside those of a bare list, what the page's own thread spent of them, the time from a key or a
 * press on a head to rows, and a hand receipt of 5,000 items from the press on its button to the file.
 *
 *   pnpm --filter bench long-list [frames] [threads] [waits] [receipt] [--smoke]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './lib/browser';
import { ROOT, serve } from './lib/product';
import { benchmarkArgs, unlessSmoke } from './lib/smoke';
import { everythingHeld } from './long-list/everything-held';
import { frameTable } from './long-list/frame-table';
import type { Reader } from './long-list/open-book';
import { receiptTable } from './long-list/receipt-table';
import { threadTable } from './long-list/thread-table';
import { waitTable } from './long-list/wait-table';

const ITEMS = unlessSmoke(100_000, 600);
const PORT = 4790;

/** The check of the ledger has begun by then. */
const CHECK_BEGUN_MS = unlessSmoke(12_000, 0);
/** So many answers in a row, each within so long, say that the server is at rest. */
const QUICK_ANSWERS = 10;
const QUICK_MS = 200;

/** Soon after its start the server checks the whole ledger; until that is done it answers when it can. */
async function atRest({ page, origin }: Reader): Promise<void> {
  await page.waitForTimeout(CHECK_BEGUN_MS);
  for (let quick = 0; quick < QUICK_ANSWERS;) {
    const asked = Date.now();
    await page.request.get(`${origin}/api/property?scope=assigned&limit=100`);
    quick = Date.now() - asked < QUICK_MS ? quick + 1 : 0;
    await page.waitForTimeout(QUICK_MS);
  }
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
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const reader = { page, origin };
  await atRest(reader);

  const tables: Record<string, () => Promise<void>> = {
    frames: () => frameTable(reader, ITEMS),
    threads: () => threadTable(browser, reader),
    waits: () => waitTable(reader),
    receipt: () => receiptTable(reader, ITEMS),
  };
  for (const [name, show] of Object.entries(tables)) {
    if (benchmarkArgs.length > 0 && !benchmarkArgs.includes(name)) continue;
    await show();
    console.log('');
  }
} finally {
  await browser.close();
  await stop();
  held.remove();
  rmSync(`${held.folder}-long`, { recursive: true, force: true });
}
