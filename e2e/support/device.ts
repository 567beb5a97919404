import { expect, type Page } from '@playwright/test';

/** Waits until this page is served by the worker, and the worker has kept what the sections show first. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const kept = (path: string) =>
    page.evaluate(async (wanted) => {
      const cache = await caches.open('handreceipt-answers');
      const isWanted = ({ pathname, search }: URL) => pathname === wanted || pathname + search === wanted;
      return (await cache.keys()).some(({ url }) => isWanted(new URL(url)));
    }, path);
  for (const path of [
    '/api/auth/me',
    '/api/property',
    '/api/transfers',
    '/api/sensitive-items',
    '/api/documents',
    // The last of the dashboard's cards.
    '/api/transfers?view=outgoing&status=Pending&limit=2',
  ]) {
    await expect.poll(() => kept(path), { timeout: 30_000 }).toBe(true);
  }
}

/** How many rows each store of the device's database holds. */
export const storesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('HandReceiptDB');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const counts: Record<string, number> = {};
          const transaction = database.transaction(names);
          for (const name of names) {
            const counting = transaction.objectStore(name).count();
            counting.onsuccess = () => (counts[name] = counting.result);
          }
          transaction.oncomplete = () => {
            database.close();
            resolve(counts);
          };
        };
      }),
  );

/** Waits until the device has so many changes to send. */
export const queued = (page: Page, count: number) =>
  expect.poll(async () => (await storesOf(page)).syncQueue, { timeout: 60_000 }).toBe(count);

/** Enters an item by the property book's form, which must be on the page; without a connection it is queued. */
export async function createOffline(page: Page, serial: string): Promise<void> {
  // A tab behind another one is drawn late: its dialog would take the focus back while it is being filled in.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Create Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('M17 Pistol');
  await dialog.getByRole('textbox', { name: /^Serial Number/ }).fill(serial);
  await dialog.getByRole('button', { name: 'Create Digital Twin' }).click();
  await expect(page.getByText('Queued for sync')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** How many items of a serial number the server has. */
export const onTheBooks = (page: Page, serial: string) =>
  page.evaluate(async (q) => {
    const found = await fetch(`/api/property?scope=visible&q=${q}`);
    return ((await found.json()) as object[]).length;
  }, serial);
