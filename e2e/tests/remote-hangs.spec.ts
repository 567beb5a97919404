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

  const notLoaded = page.getByRole('dialog', { name: 'Not Loaded' });
  await expect(notLoaded).toBeVisible(PATIENCE);
  await expect.poll(proxy.held).toBe(0);
  const asked = () => proxy.asked.filter((path) => ofDialogs.test(path)).length;
  const before = asked();
  expect(before).toBeLessThanOrEqual(2);
  await notLoaded.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(heading(page, 'Transfers')).toBeVisible();
  await section(page, /^Documents/).click();
  await expect(heading(page, 'Documents')).toBeVisible();
  await section(page, /^Transfers/).click();
  await expectApiToAnswer(page);
  expect(asked()).toBe(before);

  await page.goto(`${proxy.origin}/transfers`);
  await page.getByRole('button', { name: 'New Transfer' }).click();
  await expect(notLoaded).toBeVisible(PATIENCE);
  proxy.hold(null);
  await tryAgain(page);
  await expect(page.getByRole('dialog', { name: 'Initiate Equipment Transfer' })).toBeVisible();
});

/** A person uses the product for so long while a section hangs. */
const USE_MS = process.env.TEST_SCOPE === 'nightly' ? 5 * 60_000 : 35_000;
const OTHERS = [
  { entry: /^Property Book/, title: 'Property Book' },
  { entry: /^Documents/, title: 'Documents' },
  { entry: /^Sensitive Items/, title: 'Sensitive Items' },
  { entry: /^Ledger History/, title: 'Ledger History & Verification' },
];

/** How long an answer takes that the page asks for as its sections do. */
async function msForAnswer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    const { status } = await fetch('/api/auth/me', { cache: 'no-store' });
    if (status !== 200) throw new Error(`answered ${status}`);
    return performance.now() - start;
  });
}

/** Points at the section that hangs, opens each other one, and visits the one that hangs, as impatient people do. */
async function walkSections(page: Page): Promise<void> {
  for (const { entry, title } of OTHERS) {
    await section(page, /^Transfers/).hover();
    const start = Date.now();
    await section(page, entry).click();
    await expect(heading(page, title)).toBeVisible({ timeout: 2000 });
    expect(Date.now() - start, `${title} opens`).toBeLessThan(2000);
    expect(await msForAnswer(page), 'an answer of the API').toBeLessThan(1000);
  }
  await section(page, /^Transfers/).click();
  await expect(heading(page, 'Transfers')).toBeVisible();
  expect(await msForAnswer(page), 'an answer of the API').toBeLessThan(1000);
}

test.describe('with the service worker that every browser has', () => {
  test.use({ serviceWorkers: 'allow' });

  test('FED-07 FED-08 while a section hangs the others open within 2 s and the API answers within 1 s, in use and under the mouse', async ({
    page,
  }) => {
    test.setTimeout(USE_MS + 100_000);
    // From the start: a worker that was fast enough to keep its files would serve the section without the server.
    proxy.hold(TRANSFERS);
    await page.goto(`${proxy.origin}/settings`);
    await expect(heading(page, 'Settings')).toBeVisible();
    // All but the one that hangs were here before, as for anybody who works with the product.
    for (const { entry, title } of OTHERS) {
      await section(page, entry).click();
      await expect(heading(page, title)).toBeVisible();
    }
    await page.reload({ waitUntil: 'commit' });
    const end = Date.now() + USE_MS;
    do await walkSections(page);
    while (Date.now() < end);
    await expect(unavailable(page)).toBeVisible(PATIENCE);
  });

  test('FED-08 a hanging section that was opened by a link holds no connection 15 s later, whatever a worker wants of it', async ({
    page,
  }) => {
    proxy.hold(TRANSFERS);
    await page.goto(`${proxy.origin}/settings`, { waitUntil: 'commit' });
    await section(page, /^Transfers/).click();
    const asked = Date.now();
    await expect(unavailable(page)).toBeVisible(PATIENCE);
    await page.waitForTimeout(15_000 - (Date.now() - asked));
    expect(proxy.held()).toBe(0);
    // The worker is not installed meanwhile, and begins nothing again.
    await page.waitForTimeout(5000);
    expect(proxy.held()).toBe(0);
  });

  test('FED-08 a hanging section that was opened by its address holds at most one connection 15 s later', async ({
    page,
  }) => {
    proxy.hold(TRANSFERS);
    await page.goto(`${proxy.origin}/transfers`, { waitUntil: 'commit' });
    const asked = Date.now();
    await expect(unavailable(page)).toBeVisible(PATIENCE);
    await page.waitForTimeout(15_000 - (Date.now() - asked));
    expect(proxy.held()).toBeLessThanOrEqual(1);
  });
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
