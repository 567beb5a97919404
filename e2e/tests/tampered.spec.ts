import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { expect, type Page } from '@playwright/test';
import { signRelease } from '../support/deployment';
import { letIn } from '../support/people';
import { alterOneByte, alterRegistry, alterScript, hasRun } from '../support/tampering';
import { test } from '../support/test';

const REMOTE = 'mfe-transfers';
const WHY = 'What was sent for it is not what was signed for this release, so it was not run.';

const unavailable = (page: Page) => page.getByText('Transfers is unavailable');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Nothing of the remote ran, its area says why, and another remote works beside it. */
async function expectRefused(page: Page): Promise<void> {
  await expect(unavailable(page)).toBeVisible();
  await expect(page.getByText(WHY)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Documents/ })
    .click();
  await expect(heading(page, 'Documents')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
}

const FILES = {
  'the entry': /mfe-transfers\/remoteEntry\./,
  'the exposed chunk': /mfe-transfers\/exposed\./,
  'the chunk of a page': /mfe-transfers\/page-transfers\./,
};

for (const [what, files] of Object.entries(FILES)) {
  test(`check 27: code put into ${what} of a remote does not run, and costs its own area only until it is restored`, async ({
    page,
  }) => {
    await letIn(page, 'halloran');
    await alterScript(page, files);
    await page.goto('/transfers');
    await expectRefused(page);

    await page.goBack();
    await expect(unavailable(page)).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Transfers')).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  });
}

test('check 27: one byte of a chunk is enough', async ({ page }) => {
  await letIn(page, 'halloran');
  await alterOneByte(page, FILES['the chunk of a page']);
  await page.goto('/transfers');
  await expectRefused(page);
});

test('check 27: a changed remote fills none of its slots, and the dashboard stands', async ({ page }) => {
  await letIn(page, 'halloran');
  await alterScript(page, FILES['the exposed chunk']);
  await page.goto('/dashboard');
  await expect(page.getByText('Active Transfers is unavailable')).toBeVisible();
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Activity Log' })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('check 27: a worker whose script was changed does not start, and the check that it was for says so', async ({
  page,
}) => {
  await letIn(page, 'halloran');
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  await alterScript(page, /mfe-ledger\/device-worker\./);
  await page.goto('/ledger-verification');
  const device = page.getByRole('region', { name: 'This Browser' });
  await expect(device).toContainText('The check could not be started in this browser.');
  expect(started).toEqual([]);

  // As it was built, it does.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(device).toHaveAttribute('data-state', 'firstSight');
  expect(started.length).toBeGreaterThan(0);
});

/** Another letter at the place where a pattern ends. */
const nextLetter = (text: string, before: RegExp) =>
  text.replace(
    new RegExp(`(${before.source})(.)`),
    (_, start: string, letter: string) => start + (letter === 'A' ? 'B' : 'A'),
  );

const LISTS: Record<
  string,
  (line: RegisteredRemote, all: readonly RegisteredRemote[]) => string | undefined
> = {
  'with one letter changed': ({ release = '' }) => nextLetter(release, /sha384-/),
  'with one letter of its signature changed': ({ release = '' }) => nextLetter(release, /— \S+ .{20}/),
  'without a signature': ({ release = '' }) => release.slice(0, release.indexOf('—')),
  'of another remote': (_, all) => all.find(({ name }) => name === 'mfe-documents')?.release,
  'that is not there': () => undefined,
};

for (const [how, list] of Object.entries(LISTS)) {
  test(`check 27: nothing runs of a remote by a list ${how}`, async ({ page }) => {
    await letIn(page, 'halloran');
    const asked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') asked.push(message.text());
    });
    await alterRegistry(page, REMOTE, (line, all) => ({ ...line, release: list(line, all) }));
    await page.goto('/transfers');
    await expectRefused(page);
    expect(await page.evaluate(() => 'mfe_transfers' in globalThis)).toBe(false);
    expect(asked.join('\n')).toContain('IntegrityError');
  });
}

test('check 27: a file that no list has does not run, though it lies beside those that do', async ({
  page,
}) => {
  await letIn(page, 'halloran');
  await page.route('**/remotes/mfe-transfers/unlisted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true;' }),
  );
  await page.goto('/transfers');
  await expect(heading(page, 'Transfers')).toBeVisible();
  const load = (checked: boolean) =>
    page.evaluate(
      (asLoadersDo) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.src = '/remotes/mfe-transfers/unlisted.js';
          const { releaseIntegrityOf } = globalThis as unknown as {
            releaseIntegrityOf: (url: string) => string;
          };
          if (asLoadersDo) script.integrity = releaseIntegrityOf(script.src);
          for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(type));
          document.head.append(script);
        }),
      checked,
    );
  expect(await load(true)).toBe('error');
  expect(await hasRun(page)).toBe(false);
  // The same, when nobody asks what it must be: so the refusal was the list's.
  expect(await load(false)).toBe('load');
  expect(await hasRun(page)).toBe(true);
});

test('the files of a page are preloaded by their digests, so that each is fetched once', async ({ page }) => {
  await letIn(page, 'halloran');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${REMOTE}/`)) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/transfers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const files of Object.values(FILES))
    expect(fetched.filter((path) => files.test(path))).toHaveLength(1);
});

test('check 26: a remote that is signed and throws costs its own area only', async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'hand-receipt-broken-')), REMOTE);
  cpSync(join(__dirname, '../../dist/remotes', REMOTE), folder, { recursive: true });
  const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RegisteredRemote;
  const file = readdirSync(folder).find((name) => entry.endsWith(`/${name}`)) ?? '';
  writeFileSync(join(folder, file), 'globalThis.tampered = true; throw new Error("broken release");');
  signRelease(folder);
  const release = readFileSync(join(folder, 'release.txt'), 'utf8');

  await letIn(page, 'halloran');
  await alterRegistry(page, REMOTE, (line) => ({ ...line, release }));
  await page.route(`**${entry}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, file)) }),
  );
  await page.goto('/transfers');
  await expect(unavailable(page)).toBeVisible();
  await expect(page.getByText(WHY)).toHaveCount(0);
  expect(await hasRun(page)).toBe(true);
  await page.goto('/documents');
  await expect(heading(page, 'Documents')).toBeVisible();
  rmSync(folder, { recursive: true });
});
