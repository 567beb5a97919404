import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { atApi, makeWeapon } from '../support/items';
import { person, signIn } from '../support/people';

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

  await page.context().clearCookies();
  await signIn(page, 'halloran');
  await page.goto('/ledger-verification');
  await expect(browser(page)).toHaveAttribute('data-state', 'verified');
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

test('Export History downloads evidence that is a bundle, and the entries as CSV', async ({ page }) => {
  await signIn(page, 'halloran');
  await page.goto('/audit-log');
  await page.getByRole('button', { name: 'Export History' }).click();
  for (const [name, file, start] of [
    ['Evidence Bundle', /^ledger-.*\.bundle\.txt$/, /^\{.*"hand-receipt ledger bundle"/],
    ['CSV Table', /^ledger-.*\.csv$/, /./],
    ['Verifier', /^hand-receipt-ledger-verifier\.html$/, /<!doctype html>/i],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${name}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(file);
    expect(await readFile(await download.path(), 'utf8')).toMatch(start);
  }
});

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
