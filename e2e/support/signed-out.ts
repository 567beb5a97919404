import { expect, type Page } from '@playwright/test';
import { storesOf } from './device';

/** How long a page that shows somebody would take to do so. */
const SETTLED_MS = 2000;

/** The page shows the sign-in, and nothing of anybody. */
export async function expectNobody(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('.app')).toHaveCount(0);
}

/** Without a worker and a network there is no sign-in either: the page is blank, or the browser's own. */
async function expectNothing(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await expect(page.locator('.app')).toHaveCount(0);
}

/** Back, Forward, Back and a reload, however each of them ends. */
export async function wander(page: Page, { hasFiles = true } = {}): Promise<void> {
  for (const step of [
    () => page.goBack(),
    () => page.goBack(),
    () => page.goForward(),
    () => page.reload(),
  ]) {
    await step().catch(() => null);
    await (hasFiles ? expectNobody(page) : expectNothing(page));
  }
}

/** Nothing on the device that somebody could read: answers, addresses of answers, rows, texts of notifications. */
export async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(async () => Object.values(await storesOf(page)).every((count) => count === 0)).toBe(true);
  const kept = () =>
    page.evaluate(async () => {
      const answers = await (await caches.open('handreceipt-answers')).keys();
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const addresses = databases.includes('workbox-expiration')
        ? await new Promise<{ url: string }[]>((resolve) => {
            const opening = indexedDB.open('workbox-expiration');
            opening.onsuccess = () => {
              const store = opening.result.transaction('cache-entries').objectStore('cache-entries');
              const reading = store.getAll();
              reading.onsuccess = () => resolve(reading.result as { url: string }[]);
              opening.result.close();
            };
          })
        : [];
      const urls = [...answers, ...addresses].map(({ url }) => new URL(url).pathname);
      const texts = localStorage.getItem('handreceipt.notifications');
      // What the sign-in screen shows to everybody.
      return { urls: urls.filter((path) => /^\/api\/(?!config$)/.test(path)), texts };
    });
  await expect.poll(kept).toEqual({ urls: [], texts: null });
}
