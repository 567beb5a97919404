import type { Page } from '@playwright/test';
import { table } from '../lib/figures';
import { openBook, type Reader } from './open-book';

/** As many as one hand receipt may list. */
const MOST_ITEMS = 5000;
/** The form has hundreds of pages. */
const FILE_MS = 120_000;

interface Watched {
  longest: number;
}

/** Watches for the longest task of the page's own thread from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    });
    watched.longest = 0;
    observer.observe({ type: 'longtask' });
  });
  return async () => {
    const longest = await page.evaluate(() => (globalThis as unknown as Watched).longest);
    await page.evaluate(() => ((globalThis as unknown as Watched).longest = 0));
    return longest;
  };
}

/** A large hand receipt: until its dialog is open, until it says what is chosen, until the file is there. */
export async function receiptTable(reader: Reader, items: number): Promise<void> {
  const count = Math.min(items, MOST_ITEMS).toLocaleString('en-US');
  const { page } = reader;
  await openBook(reader);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check({ force: true });
  await page.getByRole('button', { name: `${count} that match` }).click();
  await page.getByText(`${count} selected`, { exact: true }).waitFor();
  const longestTask = await watchTasks(page);
  const dialog = page.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' });
  const rows: string[][] = [];
  let began = performance.now();
  const add = async (name: string) => {
    rows.push([name, (performance.now() - began).toFixed(0), (await longestTask()).toFixed(0)]);
  };

  await page.getByRole('button', { name: 'Export DA 2062' }).click();
  await dialog.waitFor();
  await add('dialog open');
  await dialog.getByText(`${count} items`).first().waitFor();
  await add('chosen items named and counted');

  const download = page.waitForEvent('download', { timeout: FILE_MS });
  began = performance.now();
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  // A short file may be complete before the dialog tells of its first pages.
  await Promise.race([dialog.getByText(/pages, .* kB so far/).waitFor(), download]);
  await add('first pages, from the order');
  await (await download).path();
  await add('whole file');
  table([`a hand receipt of ${count} items`, 'after ms', 'longest task until then, ms'], rows);
}
