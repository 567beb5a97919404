import { expect, type Page } from '@playwright/test';
import { createOffline, onTheBooks, queued, readyForOffline, storesOf } from '../support/device';
import { atApi, makeWeapon } from '../support/items';
import { newSerial, signIn } from '../support/people';
import { test } from '../support/offline';

test.use({ serviceWorkers: 'allow' });

const property = (page: Page) => page.getByRole('heading', { level: 1, name: 'Property Book' });

test('the motor pool has no signal: every section that was never opened can be read, and says how old it is', async ({
  page,
  setOffline,
}) => {
  await signIn(page, 'halloran');
  await readyForOffline(page);
  await setOffline(true);

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
    ['/audit-log', 'Ledger History & Verification'],
    ['/correction-log', 'Correction Log'],
    ['/dashboard', /CPT Halloran/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Not stored on this device')).toHaveCount(0);
  }
  await setOffline(false);
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
  await expect.poll(() => categoriesOf(page), { timeout: 30_000 }).toHaveLength(9);
  await expect.poll(async () => (await storesOf(page)).consumables, { timeout: 30_000 }).toBe(12);
  await expect
    .poll(async () => (await storesOf(page)).consumptionHistory, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(5);
});

test('signing out on a shared phone leaves nothing that could be read', async ({ page, setOffline }) => {
  await signIn(page, 'whitaker');
  await readyForOffline(page);
  await expect.poll(async () => (await storesOf(page)).property, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => Object.values(await storesOf(page)).every((count) => count === 0)).toBe(true);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('handreceipt-answers');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  // What the sign-in screen shows to everybody.
  await expect.poll(async () => (await kept()).filter((path) => path !== '/api/config')).toEqual([]);

  await setOffline(true);
  await page.goto('/property-book');
  await expect(page).toHaveURL(/\/login/);
  await setOffline(false);
});

test('OFF-14 OFF-19 OFF-20 two items created without a signal survive a reload, and reach the server once each', async ({
  page,
  setOffline,
}) => {
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await expect(property(page)).toBeVisible();
  await readyForOffline(page);
  await setOffline(true);
  const serials = [newSerial('OA'), newSerial('OB')];
  for (const serial of serials) {
    await createOffline(page, serial);
    await expect(page.getByText('Item will be created when connection is restored')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText(/2 changes queued on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Show queue' }).click();
  await expect(page.getByRole('dialog', { name: 'Offline queue' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Close' }).last().click();

  await setOffline(false);
  await queued(page, 0);
  for (const serial of serials) expect(await onTheBooks(page, serial)).toBe(1);
  await page.goto(`/property-book?q=${serials[0]}`);
  await expect(page.getByText(serials[0]!)).toBeVisible();
});

test('fifty items verified and two created without a signal, over a reload: each is on the server exactly once', async ({
  page,
  setOffline,
}) => {
  test.setTimeout(240_000);
  const api = await atApi('brandt');
  const items = [];
  for (let index = 0; index < 50; index += 1) items.push(await makeWeapon(api, 'V'));
  await signIn(page, 'brandt');
  await page.goto('/sensitive-items');
  await readyForOffline(page);
  await page.getByRole('button', { name: 'Verify Items' }).click();
  const code = page.getByRole('dialog').getByLabel('Serial number or code');
  await expect(code).toBeVisible();

  await setOffline(true);
  for (const [index, { serial_number: serial }] of items.entries()) {
    await code.fill(serial);
    await code.press('Enter');
    if (index % 10 === 9) await queued(page, index + 1);
  }
  await page.goto('/property-book');
  const serials = [newSerial('VA'), newSerial('VB')];
  for (const serial of serials) await createOffline(page, serial);
  await page.reload();
  await expect(page.getByText(/52 changes queued on this device/)).toBeVisible();

  await setOffline(false);
  await queued(page, 0);
  for (const serial of serials) expect(await onTheBooks(page, serial)).toBe(1);
  for (const { id } of items) {
    const records = (await (await api.get(`/api/sensitive-items/${id}/verifications`)).json()) as object[];
    expect(records).toHaveLength(1);
  }
});

test('check 29 one queue in two tabs: both fill it, both send it, and each change is on the server once', async ({
  page,
  context,
  setOffline,
}) => {
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await readyForOffline(page);
  const other = await context.newPage();
  await other.goto('/property-book');
  await expect(other.getByRole('button', { name: 'Create Item' })).toBeVisible();
  const posts: string[] = [];
  await setOffline(true);
  const serials = [newSerial('TA'), newSerial('TB')];
  await createOffline(page, serials[0]!);
  await createOffline(other, serials[1]!);
  for (const tab of [page, other]) await expect(tab.getByText(/2 changes queued/)).toBeVisible();

  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/property')) {
      posts.push(response.request().postData() ?? '');
    }
  });
  await setOffline(false);
  await queued(page, 0);
  for (const serial of serials) expect(await onTheBooks(page, serial)).toBe(1);
  expect(posts).toHaveLength(2);
  for (const tab of [page, other]) await expect(tab.getByText(/changes? queued/)).toHaveCount(0);
});

test('a creation that the server refuses later is shown beside what is there, corrected in its form, and goes through', async ({
  page,
  setOffline,
}) => {
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await readyForOffline(page);
  const serial = newSerial('DU');
  await setOffline(true);
  await createOffline(page, serial);
  const api = await atApi('halloran');
  const body = { name: 'M4A1 Carbine', category: 'weapons', serial_number: serial };
  expect((await api.post('/api/property', { data: body })).status()).toBe(201);

  await setOffline(false);
  await expect(page.getByText('1 change could not be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Show queue' }).click();
  const panel = page.getByRole('dialog', { name: 'Offline queue' });
  const names = panel.getByRole('row', { name: /^Name/ });
  await expect(names).toContainText('M17 Pistol');
  await expect(names).toContainText('M4A1 Carbine');
  await panel.getByRole('link', { name: /^Edit/ }).click();

  const form = page.getByRole('dialog', { name: 'Edit Digital Twin' });
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('M17 Pistol');
  const edited = newSerial('DV');
  await form.getByRole('textbox', { name: /^Serial Number/ }).fill(edited);
  await form.getByRole('button', { name: 'Send Again' }).click();
  await expect(page.getByText('Digital Twin Created')).toBeVisible();
  await queued(page, 0);
  expect(await onTheBooks(page, edited)).toBe(1);
  expect(await onTheBooks(page, serial)).toBe(1);
});
