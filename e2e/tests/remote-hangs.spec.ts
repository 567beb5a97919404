import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type HoldingProxy, startHoldingProxy } from '../support/holding-proxy';
import { letIn } from '../support/people';
import { test } from '../support/test';

const PATIENCE = { timeout: 14_000 };
const TRANSFERS = /^\/remotes\/mfe-transfers\//;

const unavailable = (page: Page) => page.getByText('Transfers is unavailable');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** The API answers the page, asked as its sections ask. */
async function expectApiToAnswer(page: Page): Promise<void> {
  const ask = async () => (await fetch('/api/auth/me', { cache: 'no-store' })).status;
  expect(await page.evaluate(ask)).toBe(200);
}

/** It answers before the browser gives up what it waits for: an answer that lacks a connection comes after that. */
async function expectApiToAnswerMeanwhile(page: Page): Promise<void> {
  await expect.poll(proxy.held).toBeGreaterThan(0);
  await expectApiToAnswer(page);
  expect(proxy.held()).toBeGreaterThan(0);
}

let proxy: HoldingProxy;
test.beforeEach(async ({ page }) => {
  proxy = await startHoldingProxy();
  await letIn(page, 'halloran');
});
test.afterEach(() => proxy.stop());

test('FED-09 check 36: a section opened by its address that accepts and never answers leaves the API and the others alone', async ({
  page,
}) => {
  proxy.hold(TRANSFERS);
  await page.goto(`${proxy.origin}/transfers`, { waitUntil: 'commit' });
  await expect(section(page, /^Transfers/)).toBeVisible();
  await expectApiToAnswerMeanwhile(page);
  expect(proxy.held()).toBeLessThanOrEqual(3);

  await expect(unavailable(page)).toBeVisible(PATIENCE);
  await expect.poll(proxy.held).toBe(0);

  // Nothing more is asked of it: not by its entry, nor by the document of another page.
  const asked = () => proxy.asked.filter((path) => TRANSFERS.test(path)).length;
  const before = asked();
  await section(page, /^Transfers/).hover();
  await section(page, /^Documents/).click();
  await expect(heading(page, 'Documents')).toBeVisible();
  await section(page, /^Transfers/).click();
  await expect(unavailable(page)).toBeVisible();
  await expectApiToAnswer(page);
  expect(asked()).toBe(before);

  proxy.hold(null);
  await tryAgain(page);
  await expect(heading(page, 'Transfers')).toBeVisible();
});

test('FED-10 check 36: a page chunk that never comes costs its area alone, and its connection is given back', async ({
  page,
}) => {
  proxy.hold(/^\/remotes\/mfe-transfers\/page-/);
  await page.goto(`${proxy.origin}/settings`, { waitUntil: 'commit' });
  await section(page, /^Transfers/).click();
  await expect(unavailable(page)).toBeVisible(PATIENCE);
  await expect.poll(proxy.held).toBe(0);
  await expectApiToAnswer(page);

  proxy.hold(null);
  await tryAgain(page);
  await expect(heading(page, 'Transfers')).toBeVisible();
});

test('check 36: a dialog whose code never comes gives its connections back, and asks nothing before Try again', async ({
  page,
}) => {
  const ofDialogs = /^\/remotes\/mfe-transfers\/(?!remoteEntry|exposed|page-)/;
  proxy.hold(ofDialogs);
  await page.goto(`${proxy.origin}/transfers`);
  await page.getByRole('button', { name: 'New Transfer' }).click();
  await expect.poll(proxy.held).toBeGreaterThan(0);
  expect(proxy.held()).toBeLessThanOrEqual(2);
  await expectApiToAnswerMeanwhile(page);

  await expect(unavailable(page)).toBeVisible(PATIENCE);
  await expect.poll(proxy.held).toBe(0);
  const asked = () => proxy.asked.filter((path) => ofDialogs.test(path)).length;
  const before = asked();
  expect(before).toBeLessThanOrEqual(2);
  await section(page, /^Documents/).click();
  await expect(heading(page, 'Documents')).toBeVisible();
  await section(page, /^Transfers/).click();
  await expectApiToAnswer(page);
  expect(asked()).toBe(before);

  await page.goto(`${proxy.origin}/transfers`);
  await page.getByRole('button', { name: 'New Transfer' }).click();
  await expect(unavailable(page)).toBeVisible(PATIENCE);
  proxy.hold(null);
  await tryAgain(page);
  // The address still names the open dialog.
  await expect(page.getByRole('dialog', { name: 'Initiate Equipment Transfer' })).toBeVisible();
});

for (const file of ['remoteEntry', 'exposed', 'page-transfers']) {
  test(`FED-12 check 27: after a changed byte of ${file} is put right, the first Try again works`, async ({
    page,
  }) => {
    const changed = new RegExp(`^/remotes/mfe-transfers/${file}\\.`);
    proxy.answer(({ url = '' }, response) => {
      if (!changed.test(url)) return false;
      const built = join(__dirname, '../../dist/remotes/mfe-transfers', basename(url));
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      response.end(`globalThis.tampered = true;${readFileSync(built, 'utf8')}`);
      return true;
    });
    await page.goto(`${proxy.origin}/transfers`);
    await expect(unavailable(page)).toBeVisible();
    await expect(page.getByText('What was sent for it is not what was signed')).toBeVisible();

    proxy.answer(null);
    await tryAgain(page);
    await expect(heading(page, 'Transfers')).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}
