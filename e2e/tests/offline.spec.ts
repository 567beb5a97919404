import { expect, type Page, test } from '@playwright/test';
import { newSerial, signIn } from '../support/people';

test.use({ serviceWorkers: 'allow' });

const property = (page: Page) => page.getByRole('heading', { level: 1, name: 'Property Book' });

/** Waits until this page is served by the worker, and the worker has kept what the sections show first. */
async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const kept = (path: string) =>
    page.evaluate(async (wanted) => {
      const cache = await caches.open('handreceipt-answers');
      return (await cache.keys()).some(({ url }) => new URL(url).pathname === wanted);
    }, path);
  for (const path of [
    '/api/auth/me',
    '/api/property',
    '/api/transfers',
    '/api/sensitive-items',
    '/api/documents',
  ]) {
    await expect.poll(() => kept(path), { timeout: 30_000 }).toBe(true);
  }
}

const storesOf = (page: Page) =>
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

test('the motor pool has no signal: every section that was never opened can be read, and says how old it is', async ({
  page,
  context,
}) => {
  await signIn(page, 'halloran');
  await readyForOffline(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(
    page.getByText(/What you see was kept on this device at \d{2}[A-Z]{3}\d{4} \d{4}/),
  ).toBeVisible();
  for (const [path, name] of [
    ['/property-book', 'Property Book'],
    ['/transfers', 'Transfers'],
    ['/sensitive-items', 'Sensitive Items'],
    ['/documents', 'Documents'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('The server cannot be reached', { exact: false })).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

const categoriesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('HandReceiptDB');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('property').objectStore('property').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve([...new Set((reading.result as { category: string }[]).map(({ category }) => category))]);
          };
        };
      }),
  );

test('OFF-01 OFF-07 OFF-08 OFF-09 the first use fills the database of the device with inventory and consumables', async ({
  page,
}) => {
  await signIn(page, 'halloran');
  await expect.poll(async () => (await storesOf(page)).property, { timeout: 30_000 }).toBeGreaterThan(100);
  expect(await categoriesOf(page)).toHaveLength(9);
  await expect.poll(async () => (await storesOf(page)).consumables, { timeout: 30_000 }).toBe(12);
  await expect
    .poll(async () => (await storesOf(page)).consumptionHistory, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(5);
});

test('signing out on a shared phone leaves nothing that could be read', async ({ page, context }) => {
  await signIn(page, 'whitaker');
  await readyForOffline(page);
  await expect.poll(async () => (await storesOf(page)).property, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => Object.values(await storesOf(page)).every((count) => count === 0)).toBe(true);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('handreceipt-answers');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  // What the sign-in screen shows to everybody.
  expect(kept.filter((path) => path !== '/api/config')).toEqual([]);

  await context.setOffline(true);
  await page.goto('/property-book');
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
});

test('OFF-14 OFF-19 OFF-20 two items created without a signal survive a reload, and reach the server once each', async ({
  page,
  context,
}) => {
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await expect(property(page)).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  const serials = [newSerial('OA'), newSerial('OB')];
  for (const serial of serials) {
    await page.getByRole('button', { name: 'Create Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('M17 Pistol');
    await dialog.getByRole('textbox', { name: /^Serial Number/ }).fill(serial);
    await dialog.getByRole('button', { name: 'Create Digital Twin' }).click();
    await expect(page.getByText('Queued for sync')).toBeVisible();
    await expect(page.getByText('Item will be created when connection is restored')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText(/2 changes queued on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Show queue' }).click();
  await expect(page.getByRole('dialog', { name: 'Offline queue' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Close' }).last().click();

  await context.setOffline(false);
  await expect.poll(async () => (await storesOf(page)).syncQueue, { timeout: 30_000 }).toBe(0);
  for (const serial of serials) {
    const found = await page.evaluate(
      async (q) => (await (await fetch(`/api/property?scope=visible&q=${q}`)).json()) as object[],
      serial,
    );
    expect(found).toHaveLength(1);
  }
  await page.goto(`/property-book?q=${serials[0]}`);
  await expect(page.getByText(serials[0]!)).toBeVisible();
});
