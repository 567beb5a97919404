import { type Browser, expect, type Page } from '@playwright/test';
import { type AttackedServer, ENGINES, startAttackedServer } from '../support/attacked-server';
import { type HoldingProxy, startHoldingProxy } from '../support/holding-proxy';
import { ADVICE, here, server } from '../support/ledger-witness';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

const CLEAR = '/clear-storage';
const SEEN = 'hr-ledger-seen';
const DAY_S = 24 * 60 * 60;
const FORGOTTEN = /This browser had forgotten the ledger\. It had seen 3 events on \d\d[A-Z]{3}\d{4}\./;

/** The one cookie, as the browser has it. */
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === SEEN);
const sidebar = (page: Page) => page.getByRole('list', { name: 'Trust' });
const open = (page: Page) => page.goto('/ledger-verification');

/** The server has the browser clear the storage of its site, as any of its answers may. */
async function clearStorage(page: Page): Promise<void> {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('HandReceiptLedger');
  await page.goto(CLEAR);
  expect(await databases()).toEqual([]);
}

/** The server says that somebody else is signed in. */
const answerAnotherId = (page: Page) =>
  page.context().route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...user, id: 'U-9999' } });
  });

/** Runs in the page: makes one memory of a person of the two records that are kept now. */
async function keepAsBefore(): Promise<void> {
  const asPromise = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('failed'));
    });
  const database = await asPromise(indexedDB.open('HandReceiptLedger', 1));
  const store = database.transaction('memory', 'readwrite').objectStore('memory');
  const keys = await asPromise(store.getAllKeys());
  const values = (await asPromise(store.getAll())) as Record<string, unknown>[];
  const at = (part: string, without: string) =>
    values.findIndex((kept) => part in kept && !(without in kept));
  const [site, own] = [at('older', ''), at('receipts', 'checkpoint')];
  const { origin, key, checkpoint } = values[site]!;
  const { receipts } = values[own]!;
  await asPromise(store.put({ version: 1, origin, key, checkpoint, receipts }, keys[own]));
  await asPromise(store.delete(keys[site]!));
  database.close();
}

for (const engine of ENGINES) {
  test.describe(`what a browser has seen of the ledger on ${engine}`, () => {
    test.describe.configure({ mode: 'serial' });
    let attacked: AttackedServer;
    let proxy: HoldingProxy;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      attacked = await startAttackedServer(engine);
      proxy = await startHoldingProxy(attacked.origin);
      proxy.answer(({ url }, response) => {
        if (url !== CLEAR) return false;
        response.writeHead(200, { 'clear-site-data': '"storage"', 'content-type': 'text/html' }).end();
        return true;
      });
    });
    test.afterAll(async () => {
      await proxy.stop();
      await attacked.stop();
    });

    /** A new browser that has seen the ledger once. */
    async function firstVisit(browser: Browser): Promise<Page> {
      const context = await browser.newContext({ baseURL: proxy.origin });
      const page = await context.newPage();
      const { origin } = attacked;
      const data = { username: 'halloran', password: DEMO_PASSWORD };
      const answer = await page.request.post(`${origin}/api/auth/login`, { headers: { origin }, data });
      expect(answer.ok()).toBe(true);
      await open(page);
      await expect(here(page)).toHaveAttribute('data-state', 'firstSight');
      return page;
    }

    test('a first visit is a warning on that visit only', async ({ browser }) => {
      const page = await firstVisit(browser);
      const words = 'This browser has not seen this ledger before. It relies on the server.';
      await expect(here(page)).toContainText(words);
      await expect(server(page)).toHaveAttribute('data-state', 'warning');
      await expect(server(page)).toContainText(words);
      await expect(sidebar(page)).toContainText(/Ledger verified, see warnings \u00b7 \d{4}/);
      await page.reload();
      await expect(here(page)).toHaveAttribute('data-state', 'verified');
      await expect(server(page)).toHaveAttribute('data-state', 'verified');
      await expect(sidebar(page)).toContainText(/Ledger verified \u00b7 \d{4}/);
    });

    test('EVID-27 a server that answers another user id meets the checkpoint that the browser remembers, also one of an earlier version', async ({
      browser,
    }) => {
      const page = await firstVisit(browser);
      const upgraded = await firstVisit(browser);
      await upgraded.evaluate(keepAsBefore);
      for (const one of [page, upgraded]) {
        await answerAnotherId(one);
        await one.context().clearCookies({ name: SEEN });
        await open(one);
        await expect(here(one)).toHaveAttribute('data-state', 'verified');
        await expect(here(one)).toContainText('Remembered 3 events');
        await one.context().clearCookies({ name: SEEN });
      }

      await attacked.attack('fork the history');
      for (const one of [page, upgraded]) {
        await open(one);
        await expect(here(one)).toHaveAttribute('data-state', 'failed');
        await expect(here(one)).toContainText(
          'History between #0 and #1 differs from what this browser saw on',
        );
        await expect(server(one)).toContainText(ADVICE);
      }
    });

    test('EVID-26 a browser whose storage was cleared says so, and a ledger that was rolled back has still shrunk', async ({
      browser,
    }) => {
      const page = await firstVisit(browser);
      const { value, expires, ...cookie } = (await cookieOf(page))!;
      expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/', httpOnly: false, secure: false });
      expect(Math.abs(expires - Date.now() / 1000 - 400 * DAY_S)).toBeLessThan(600);
      expect(value).toMatch(/^\d+:3\.[0-9a-f]{64}\.[0-9a-f]{8}\.\d{13}$/);

      await clearStorage(page);
      await open(page);
      await expect(here(page)).toHaveAttribute('data-state', 'forgotten');
      await expect(here(page)).toContainText(FORGOTTEN);
      await expect(server(page)).toHaveAttribute('data-state', 'warning');
      await expect(server(page)).toContainText(FORGOTTEN);
      await expect(sidebar(page)).toContainText(/Ledger verified, see warnings \u00b7 \d{4}/);
      await page.reload();
      await expect(here(page)).toHaveAttribute('data-state', 'verified');

      await clearStorage(page);
      await attacked.attack('cut the tail');
      await open(page);
      await expect(here(page)).toHaveAttribute('data-state', 'failed');
      await expect(here(page)).toContainText('Ledger shrank from 3 to 1');
      await expect(here(page)).toContainText(FORGOTTEN);
      await expect(server(page)).toContainText(ADVICE);
      await expect(sidebar(page)).toContainText(/Ledger check failed \u00b7 \d{4}/);
      // It is still there, so the next check finds the same.
      expect((await cookieOf(page))?.value).toContain(':3.');
    });
  });
}
