import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { queued } from '../support/device';
import { PORT } from '../support/environment';
import { type HoldingProxy, startHoldingProxy } from '../support/holding-proxy';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD, PHONE } from '../support/people';
import { signFromBook } from '../support/signed-from-book';
import { startedCount, type StartedCount } from '../support/started-count';
import { test } from '../support/test';

let server: OwnServer;
let line: HoldingProxy;
let count: StartedCount;

// On a server of its own: the freeze is in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startOwnServer(PORT + 54);
  line = await startHoldingProxy(server.origin);
  await signFromBook(server.origin);
  count = await startedCount(server.origin, { from: 'brandt', to: 'navarro' });
});
test.afterAll(async () => {
  await line?.stop();
  await server?.stop();
});

/** A person in a browser with a service worker, behind the line that is cut. */
async function enter(browser: Browser, username: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: line.origin, viewport, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { context, page };
}

async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  line.cut(isOffline);
  await context.setOffline(isOffline);
}

/** Everything that the device keeps: all caches, all databases and both storages. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        if (type.includes('json')) kept.push(request.url, (await answer?.text()) ?? '');
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        kept.push(JSON.stringify(rows));
      }
      database.close();
    }
    return kept.join('\n');
  });

const field = (page: Page) => page.getByLabel('Serial number');
const justRead = (page: Page) => page.getByRole('list', { name: 'Just read' });

async function type(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** With its last two characters turned, as people misread. */
const turned = (serial: string) => serial.slice(0, -2) + serial.at(-1) + serial.at(-2);

test('SUCC-19 SUCC-22 readings taken offline survive a reload, are sent in order and once, and are answered; the device has no serial number before it was read', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const reader = await enter(browser, 'navarro', PHONE);
  const recorder = await enter(browser, 'brandt', { width: 1440, height: 900 });
  const { id, section, serials } = count;
  const address = `/successions/${id}?strip=count&section=${section}`;
  await reader.page.goto(address);
  await expect(field(reader.page)).toBeVisible();
  await recorder.page.goto(address);
  const lines = recorder.page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(serials.length);
  const [first = '', second = '', third = ''] = serials;
  // The list of readings, too, has been read again by then.
  const listed = reader.page.waitForResponse(
    (answer) => answer.url().includes('/readings?') && answer.request().method() === 'GET',
  );
  await type(reader.page, first);
  await expect(justRead(reader.page)).toContainText(`Matches. ${first}`);
  await (await listed).finished();

  await setOffline(reader.context, true);
  await recorder.context.setOffline(true);
  const kept = await keptOn(reader.page);
  for (const serial of serials.slice(1)) expect(kept).not.toContain(serial);
  await type(reader.page, second);
  await type(reader.page, turned(third));
  await type(reader.page, second);
  await type(reader.page, 'ZZ-EXTRA-1');
  await queued(reader.page, 3);
  await expect(justRead(reader.page).getByText('Queued', { exact: true })).toHaveCount(3);
  await expect(reader.page.getByText('Needs a connection.')).toHaveCount(0);

  // Both devices are loaded again without a connection: the recorder's list is readable, the readings are there.
  await recorder.page.reload();
  await expect(lines).toHaveCount(serials.length);
  await expect(lines.filter({ hasText: second })).toContainText('Not counted');
  await reader.page.reload();
  await expect(justRead(reader.page).getByText('Queued', { exact: true })).toHaveCount(3);
  await expect(justRead(reader.page)).toContainText(`Matches. ${first}`);
  // Nothing is signed offline.
  await recorder.page.goto(`/successions/${id}?strip=sign`);
  await expect(recorder.page.getByText('You are offline').first()).toBeVisible();

  await recorder.context.setOffline(false);
  await setOffline(reader.context, false);
  await queued(reader.page, 0);
  await expect(justRead(reader.page)).toContainText(`Matches. ${second}`);
  await expect(justRead(reader.page)).toContainText(`You read ${turned(third)}. The book has ${third}.`);
  await expect(justRead(reader.page)).toContainText('Not on this list.');
  const answer = await reader.page.request.get(`/api/successions/${id}/readings?section=${section}`);
  const readings = (await answer.json()) as { code: string; result: string }[];
  expect(readings.map(({ code, result }) => [code, result]).reverse()).toEqual([
    [first, 'verified'],
    [second, 'verified'],
    [turned(third), 'near-miss'],
    ['ZZ-EXTRA-1', 'not-on-the-books'],
  ]);
  await recorder.page.goto(address);
  await expect(lines.filter({ hasText: second })).toContainText('Verified');
  // What was answered is settled now: the plate reads so.
  await reader.page.getByRole('button', { name: `The plate reads ${turned(third)}` }).click();
  await expect(justRead(reader.page)).toContainText('Serial differs');
  await expect(field(reader.page)).toBeFocused();
});
