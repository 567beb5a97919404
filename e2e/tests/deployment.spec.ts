import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { deployAnew } from '../support/deployment';
import { onTheBooks } from '../support/device';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { newSerial, signIn } from '../support/people';
import { test } from '../support/test';

const NEW_VERSION = 'A new version is ready';

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

/** Deploys a new release of all remotes and deletes the files that open pages use. @returns their paths */
function deployRemotes(): string[] {
  return ['documents', 'ledger', 'maintenance', 'property', 'sensitive', 'transfers'].flatMap((name) =>
    deployAnew(join(server.webRoot, 'remotes', `mfe-${name}`)).map((file) => `/remotes/mfe-${name}/${file}`),
  );
}

const goTo = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
const isStillHere = (page: Page) => page.evaluate(() => 'stillHere' in globalThis);

test('check 28: an update while a form is open: nothing reloads, what was typed stays, no file is missing', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('console', (message) => {
    if (/ChunkLoadError|is unavailable/.test(message.text())) missing.push(message.text());
  });
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await mark(page);
  await page.getByRole('button', { name: 'Create Item' }).click();
  const serial = newSerial('UP');
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('M17 Pistol');
  await dialog.getByRole('textbox', { name: /^Serial Number/ }).fill(serial);

  deployAnew(join(server.webRoot, 'shell'));
  const [gone] = deployRemotes().filter((file) => file.includes('page-maintenance'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(NEW_VERSION)).toBeVisible({ timeout: 60_000 });
  expect((await page.request.get(gone!)).status()).toBe(404);
  await expect(dialog.getByRole('textbox', { name: /^Serial Number/ })).toHaveValue(serial);
  await dialog.getByRole('button', { name: 'Create Digital Twin' }).click();
  await expect(page.getByText('Digital Twin Created')).toBeVisible();
  expect(await onTheBooks(page, serial)).toBe(1);

  // Sections that this page never opened, in the release that it was loaded with.
  await goTo(page, /^Maintenance/);
  await expect(heading(page, 'Maintenance')).toBeVisible();
  await goTo(page, /^Ledger History/);
  await expect(heading(page, 'Ledger History & Verification')).toBeVisible();
  expect(await isStillHere(page)).toBe(true);
  expect(missing).toEqual([]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Ledger History & Verification')).toBeVisible();
  await expect.poll(() => isStillHere(page)).toBe(false);
  await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
  await context.close();
});

test('a deployment that removes old chunks under an open tab, in a browser without a worker: sections go over to the new release', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  // Nothing comes out of the browser's own cache, where it may or may not still be.
  await page.route('**/*', (route) => route.continue());
  await signIn(page, 'brandt');
  await page.goto('/property-book');
  await expect(page.getByRole('button', { name: 'Create Item' })).toBeVisible();
  await mark(page);
  deployRemotes();

  await goTo(page, /^Maintenance/);
  await expect(heading(page, 'Maintenance')).toBeVisible();
  await expect(page.getByText(NEW_VERSION)).toBeVisible();

  // A dialog of a section that is open already: its file is gone, and one Try again brings the new release.
  await goTo(page, /^Property Book/);
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByRole('dialog', { name: 'Not Loaded' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Digital Twin' })).toBeVisible();
  expect(await isStillHere(page)).toBe(true);
  await context.close();
});

/** Puts code into a file that the server serves. @returns its path, and what puts it right again */
function spoil(remote: string, files: RegExp): { path: string; restore: () => void } {
  const folder = join(server.webRoot, 'remotes', remote);
  const [newest = []] = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as string[][];
  const name = readdirSync(folder).find((file) => newest.includes(file) && files.test(file)) ?? '';
  const content = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), `globalThis.tampered = true;${content.toString()}`);
  return { path: `/remotes/${remote}/${name}`, restore: () => writeFileSync(join(folder, name), content) };
}

test('check 27: a chunk that was changed on the server does not run, and Try again gets past the copy that the browser keeps of it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, 'brandt');
  const { path, restore } = spoil('mfe-maintenance', /^page-maintenance\..*\.js$/);
  const { headers } = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { headers: Object.fromEntries(answer.headers) };
  }, path);
  expect(headers['cache-control']).toContain('immutable');
  await page.goto('/maintenance');
  await expect(page.getByText('Maintenance is unavailable')).toBeVisible();
  await expect(page.getByText('is not what was signed for this release')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Maintenance')).toBeVisible();
  await context.close();
});

/** Has the browser take the service worker of now. @returns what became of it */
const installWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js');
    if (!installing) throw new Error('There is no new worker to install.');
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (['redundant', 'activated'].includes(installing.state)) resolve(installing.state);
      });
    });
  });

test('check 27: no service worker takes over that would keep a changed file for use without a network', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const { path, restore } = spoil('mfe-maintenance', /^exposed\..*\.js$/);
  // A page that registers no worker by itself.
  await page.goto('/remotes.json');
  expect(await installWorker(page)).toBe('redundant');
  expect(await page.evaluate(async (url) => (await caches.match(url)) === undefined, path)).toBe(true);

  restore();
  // The next attempt but one: a browser's copy of the wrong file is replaced when it is met.
  await expect.poll(() => installWorker(page), { timeout: 60_000 }).toBe('activated');
  const kept = await page.evaluate(async (url) => (await caches.match(url))?.text(), path);
  expect(kept).toBe(readFileSync(join(server.webRoot, path), 'utf8'));
  await context.close();
});
