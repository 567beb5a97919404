import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atApi, makeWeapon } from '../support/items';
import { person, signIn } from '../support/people';
import { test } from '../support/test';

const server = (page: Page) => page.getByRole('region', { name: 'Overall Ledger Status' });
const browser = (page: Page) => page.getByRole('region', { name: 'This Browser' });
const checkHere = (page: Page) => page.getByRole('button', { name: 'Check Here' });

test('Verify Ledger shows the verdict of the server and of this browser, which remembers it past a sign-out', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await signIn(page, 'halloran');
  await page.goto('/audit-log');
  await page.getByRole('button', { name: 'Verify Ledger' }).click();
  await expect(server(page)).toContainText('Ledger database integrity verified successfully.');
  await expect(browser(page)).toHaveAttribute('data-state', 'firstSight');

  await page.getByRole('button', { name: 'Check Every Event Here' }).click();
  await expect(browser(page)).toContainText('were hashed here and agree with what this browser remembers.');

  const seen = async () => (await page.context().cookies()).find(({ name }) => name === 'hr-ledger-seen');
  const before = await seen();
  expect(before?.value).not.toMatch(/halloran|U-/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await seen()).toEqual(before);
  await signIn(page, 'halloran');
  await page.goto('/ledger-verification');
  await expect(browser(page)).toHaveAttribute('data-state', 'verified');
  await expect(browser(page)).toContainText('Remembered');
  expect(violations).toEqual([]);
});

test('a browser that is shown an older ledger than it remembers says so, though the server calls it sound', async ({
  page,
}) => {
  await signIn(page, 'brandt');
  const old = await page.request.get('/api/ledger/checkpoint');
  const { size, ...rest } = (await old.json()) as { size: number };
  await makeWeapon(await atApi('brandt'), 'LG');
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/ledger/checkpoint')).json()) as { size: number }).size,
    )
    .toBeGreaterThan(size);
  await page.goto('/ledger-verification');
  await expect(browser(page)).toHaveAttribute('data-state', 'firstSight');

  await page
    .context()
    .route('**/api/ledger/checkpoint', (route) => route.fulfill({ json: { size, ...rest } }));
  await checkHere(page).click();
  await expect(browser(page)).toHaveAttribute('data-state', 'failed');
  await expect(browser(page)).toContainText(
    'Ledger database integrity verification failed. Potential tampering detected.',
  );
  await expect(browser(page)).toContainText(new RegExp(`Ledger shrank from \\d+ to ${size}`));
  await expect(server(page)).toContainText('Ledger database integrity verified successfully.');
});

test('Export History downloads evidence that the downloaded verifier checks from disk, and the entries as CSV', async ({
  page,
}) => {
  await signIn(page, 'halloran');
  await page.goto('/audit-log');
  await page.getByRole('button', { name: 'Export History' }).click();
  const files: string[] = [];
  for (const [name, file, start] of [
    ['Evidence Bundle', /^ledger-.*\.bundle\.txt$/, /^\{.*"hand-receipt ledger bundle"/],
    ['CSV Table', /^ledger-.*\.csv$/, /./],
    ['Verifier', /^hand-receipt-ledger-verifier\.html$/, /<!doctype html>/i],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(file);
    const kept = test.info().outputPath(download.suggestedFilename());
    await download.saveAs(kept);
    expect(await readFile(kept, 'utf8')).toMatch(start);
    files.push(kept);
  }
  await verifyFromDisk(await page.context().newPage(), files);
});

/** An export of a log that is not this server's. */
const foreignBundle = () =>
  execFileSync(process.execPath, ['--import', 'tsx', 'test/foreign-bundle.ts'], {
    cwd: join(__dirname, '../../packages/ledger'),
    encoding: 'utf8',
  });

/** What was downloaded, opened from disk: the genuine ledger is verified, and everything else named or refused. */
async function verifyFromDisk(page: Page, [bundle = '', , verifier = '']: readonly string[]): Promise<void> {
  await page.goto(pathToFileURL(verifier).href);
  const result = page.locator('#result');
  const check = async (text: string, { key = '', size = '', root = '' } = {}) => {
    const file = { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByLabel('Exported ledger').setInputFiles(file);
    await page.getByLabel('Key that you trust').fill(key);
    await page.getByLabel('Size that you have seen').fill(size);
    await page.getByLabel('Root at that size').fill(root);
    await page.getByRole('button', { name: 'Verify' }).click();
  };
  const text = await readFile(bundle, 'utf8');
  const { origin, firstKey } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Record<string, string>;
  await check(text, { key: firstKey });
  await expect(result).toContainText('Ledger database integrity verified successfully.');
  await expect(result).toContainText('(the one that you trust, or authorised by it)');
  // A verdict is of what it was made of: it does not stay beside another key, or another file.
  await page.getByLabel('Key that you trust').fill('');
  await expect(result).toBeEmpty();

  // Sound in itself, and signed: only what the reader knows from elsewhere tells that it is another's.
  const foreign = foreignBundle();
  await check(foreign);
  await expect(result).toContainText('No trusted key was given');
  await expect(result).toContainText('Log: hand-receipt.test/b-co');
  await check(foreign, { size: '3', root: 'ab'.repeat(32) });
  await expect(result).toContainText('History before #3 differs from what you have seen');
  await expect(result).not.toContainText('successfully');

  const [line = ''] = /^3 .*$/m.exec(text) ?? [];
  await check(text.replace(line, line.replace('"v":1}', '"v":2}')));
  await expect(result).toContainText('Event #3 no longer matches its sealed hash');
  await expect(result).not.toContainText('successfully');
  for (const [bad, known, sentence] of [
    [text.slice(0, -9), {}, 'The ledger bundle is cut short: its last line is not finished.'],
    ['plain', {}, 'The ledger bundle is cut short'],
    ['{"a":1}\n', {}, 'This file is not a ledger bundle.'],
    [
      foreign,
      { key: firstKey },
      `The bundle is of the log hand-receipt.test/b-co; the key that you trust is of ${origin}.`,
    ],
    [`${text}${'x'.repeat(4 * 1024 * 1024 + 1)}`, {}, 'The ledger bundle has a line that is too long.'],
    [text, { key: 'nonsense' }, 'This is not a key of a signed note.'],
    [text, { size: '5' }, 'both of one checkpoint'],
  ] as const) {
    await check(bad, known);
    await expect(result).toContainText('The ledger could not be checked.');
    await expect(result).toContainText(sentence);
    await expect(result).not.toContainText('successfully');
  }
}

test('a correction stands beside its original, which stays in sight; a Soldier is offered no form', async ({
  browser: chromium,
}) => {
  const api = await atApi('brandt');
  const { serial_number: serial } = await makeWeapon(api, 'CR');
  const writer = await person(chromium, 'brandt');
  await writer.goto(`/audit-log?q=${serial}`);
  await writer.getByRole('link', { name: /^Write a correction of Item created/ }).click();
  const form = writer.getByRole('dialog', { name: 'Write Correction' });
  await expect(form.getByRole('region', { name: 'Original event' })).toContainText(serial);
  const originalId = await form.getByLabel('Original Event ID').inputValue();
  const reason = `Entered with the wrong name ${serial}`;
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Write Correction' }).click();
  const row = writer.getByRole('row').filter({ hasText: reason });
  await row.getByRole('link', { name: originalId }).click();
  await expect(writer.getByRole('table', { name: 'Ledger History' })).toContainText(originalId);
  await expect(writer.getByText('ITEM CREATED').first()).toBeVisible();

  const soldier = await person(chromium, 'whitaker');
  await soldier.goto('/correction-log');
  await expect(soldier.getByRole('heading', { level: 1, name: 'Correction Log' })).toBeVisible();
  await expect(soldier.getByRole('button', { name: 'Write Correction' })).toHaveCount(0);
});
