import type { Browser, Page } from '@playwright/test';
import type { Place } from './calls';

/** A row of either screen. */
export const ROW = 'tbody tr[data-row], li [data-part=title]';

interface Watched {
  rowsAt: number;
  /** Milliseconds of the longest frame since the first row. */
  longest: number;
}

/** Runs in the page before anything else: notes when the first row is painted, and the longest frame after it. */
function watchRows(row: string) {
  const watched = globalThis as unknown as Watched;
  watched.longest = 0;
  const follow = (last: number) =>
    requestAnimationFrame((now) => {
      watched.longest = Math.max(watched.longest, now - last);
      follow(now);
    });
  const look = () => {
    if (!document.querySelector(row)) return requestAnimationFrame(look);
    return requestAnimationFrame((now) => {
      watched.rowsAt = performance.now();
      follow(now);
    });
  };
  look();
}

/** A browser of the commander at one place. */
export async function openBrowser(browser: Browser, { origin, token }: Place): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'hr_session', value: token, url: origin }]);
  const page = await context.newPage();
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchRows, ROW);
  return page;
}

/** Milliseconds from the navigation to the first row on screen. */
export async function untilFirstRow(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => (globalThis as unknown as Watched).rowsAt > 0);
  return page.evaluate(() => (globalThis as unknown as Watched).rowsAt);
}

/** Milliseconds from the navigation until the whole list is in the page, as its count says. */
export async function untilCounted(page: Page, path: string, count: number): Promise<number> {
  const started = performance.now();
  await page.goto(path);
  await page
    .getByText(`${count.toLocaleString('en-US')} items`, { exact: true })
    .first()
    .waitFor();
  return performance.now() - started;
}

/** Milliseconds of the longest frame from the first row until the whole list is in the page. */
export async function longestFrame(page: Page, path: string, count: number): Promise<number> {
  await untilCounted(page, path, count);
  return page.evaluate(() => (globalThis as unknown as Watched).longest);
}
