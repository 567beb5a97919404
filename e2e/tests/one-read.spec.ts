import { expect, request } from '@playwright/test';
import { PORT } from '../support/environment';
import { makeItems } from '../support/handed-items';
import { makeWeapon } from '../support/items';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD } from '../support/people';
import { type WatchedPage, watch } from '../support/watched-page';
import { test } from '../support/test';

let server: OwnServer;

// On a server of its own: what other tests write is read by every page that shows it.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 41);
});
test.afterAll(() => server.stop());

async function callerAt(origin: string, username: string) {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const signedIn = await api.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } });
  expect(signedIn.ok()).toBe(true);
  return { api, id: ((await signedIn.json()) as { id: string }).id };
}

/** Reads of a page, as far as they were sent more than once, and those that must have been sent. */
async function expectOneReadEach({ reads }: WatchedPage, ...of: string[]): Promise<void> {
  const counts = await reads();
  expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([]);
  for (const path of of) expect(Object.keys(counts)).toContainEqual(expect.stringContaining(path));
}

test('after an approval, each page of both people reads each query at most once', async ({ browser }) => {
  const { origin } = server;
  const sender = await callerAt(origin, 'brandt');
  const recipient = await callerAt(origin, 'whitaker');
  const [item] = await makeItems(sender.api, 'Radio set', 1);
  const offer = { propertyId: item!.id, toUserId: recipient.id };
  expect((await sender.api.post('/api/transfers', { data: offer })).status()).toBe(201);

  const own = await watch(browser, origin, 'whitaker', '/transfers');
  const others = [
    await watch(browser, origin, 'brandt', '/transfers'),
    await watch(browser, origin, 'brandt', '/property-book'),
    await watch(browser, origin, 'brandt', '/dashboard'),
  ] as const;
  const row = own.page.getByRole('row').filter({ hasText: item!.serial_number });
  await row.getByRole('button', { name: 'Accept' }).click();
  const confirm = own.page.getByRole('button', { name: 'Confirm Approve' });
  await expect(confirm).toBeEnabled();
  await own.reads();
  for (const { startCounting } of [own, ...others]) startCounting();
  await confirm.click();
  await expect(own.page.getByText('Transfer of Radio set approved.')).toBeVisible();

  await expectOneReadEach(own, '/api/transfers?view=incoming');
  await expectOneReadEach(others[0], '/api/transfers?view=incoming');
  await expectOneReadEach(others[1], '/api/property?');
  await expectOneReadEach(others[2], '/api/dashboard/summary');
});

test('after Mark verified, each page of both people reads each query at most once', async ({ browser }) => {
  const { origin } = server;
  const { api } = await callerAt(origin, 'halloran');
  const item = await makeWeapon(api, 'OR');
  const list = `/sensitive-items?q=${item.serial_number}`;
  const own = await watch(browser, origin, 'halloran', list);
  const others = [
    await watch(browser, origin, 'brandt', list),
    await watch(browser, origin, 'brandt', '/dashboard'),
  ] as const;
  for (const { startCounting } of [own, ...others]) startCounting();
  await own.page.getByRole('button', { name: `Mark verified, M4A1 Carbine ${item.serial_number}` }).click();
  await expect(own.page.getByText('Item Verified')).toBeVisible();

  await expectOneReadEach(own, '/api/sensitive-items?');
  await expectOneReadEach(others[0], '/api/sensitive-items?');
  await expectOneReadEach(others[1], '/api/dashboard/summary');
});
