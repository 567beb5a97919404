import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { loseAnswer } from '../support/lost-answer';
import { newSerial, person, PHONE } from '../support/people';
import { test } from '../support/test';

const run = promisify(execFile);

/** The text of a PDF, a page a line. */
async function pdfText(file: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(__dirname, '../support/pdf-text.mjs'), file]);
  return stdout;
}

async function importItems(page: Page, csv: string) {
  await page.goto('/property-book');
  await page.getByRole('link', { name: 'Import' }).click();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'arms-room.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: /^Check [\d,]+ rows?$/ }).click({ timeout: 60_000 });
  const verdict = page.getByText(/Nothing is entered yet|Nothing can be entered/);
  await expect(verdict).toBeVisible({ timeout: 60_000 });
}

/** Ticks every item of the list that a search leaves, and opens the export. */
async function openExport(page: Page, search: string, items: number) {
  await page.goto(`/property-book?tab=visible&q=${search}`);
  await expect(page.getByRole('checkbox', { name: new RegExp(`^Select .*${search}`) })).toHaveCount(items);
  for (const box of await page.getByRole('checkbox', { name: new RegExp(`^Select .*${search}`) }).all()) {
    await box.check({ force: true });
  }
  await page.getByRole('button', { name: 'Export DA 2062' }).click();
  return page.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' });
}

test('a CSV file is previewed with its errors by row, and entered after a confirmation even if the response is lost', async ({
  browser,
}) => {
  const [good, other] = [newSerial('CV'), newSerial('CW')];
  const page = await person(browser, 'brandt');
  await importItems(
    page,
    `Name,Serial Number,Category\nM4A1 Carbine,${good},weapons\nM17 Pistol,${other},\nAN/PVS-14,${good},optics\nAN/PRC-152,,\n`,
  );
  await expect(page.getByText('2 items can be entered in the book.')).toBeVisible();
  await page.getByRole('tab', { name: /^Errors/ }).click();
  await expect(page.getByRole('row', { name: /^Expand line 4.*line 2 has it too/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Expand line 5.*Serial number is required/ })).toBeVisible();

  const missing = await page.request.get(`/api/property?scope=visible&q=${good}`);
  expect(await missing.json()).toEqual([]);

  await loseAnswer(page, '**/api/imports/*/confirm');
  await page.getByRole('button', { name: 'Continue with 2 items' }).click();
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();
  await expect(page.getByText(/^2 of 2 items entered\./)).toBeVisible();
  for (const serial of [good, other]) {
    await page.goto(`/property-book?tab=unassigned&q=${serial}`);
    await expect(page.getByRole('row').filter({ hasText: serial })).toBeVisible();
  }
});

test('a file of 5,000 rows is previewed to its last error, and nothing of it stays once it is discarded', async ({
  browser,
}) => {
  const stem = newSerial('LF');
  const rows = Array.from({ length: 4998 }, (_, row) => `Sleeping bag;${stem}${row * 7919}`);
  const page = await person(browser, 'brandt');
  const last = [`Sleeping bag;${stem}0`, `Tent;"${stem} ""A"""`];
  // As a spreadsheet of many countries saves it: with a byte order mark, and semicolons.
  await importItems(page, ['\ufeffName;Serial Number', ...rows, ...last].join('\r\n'));
  await expect(page.getByText(/4,999 items can be entered.* 1 row with errors left out\./)).toBeVisible();
  await page.getByRole('tab', { name: /^Errors/ }).click();
  await expect(page.getByRole('row', { name: /^Expand line 5000 .*line 2 has it too/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard file', exact: true }).click();
  await page.getByRole('button', { name: 'Discard File', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const entered = await page.request.get(`/api/property?scope=visible&q=${stem}`);
  expect(await entered.json()).toEqual([]);
});

test('PROP-47 chosen property goes to the downloads as a DA 2062, with its serial numbers on it', async ({
  browser,
}) => {
  const prefix = newSerial('PD');
  const page = await person(browser, 'brandt');
  await importItems(page, `Name,Serial Number\nM4A1 Carbine,${prefix}1\nM4A1 Carbine,${prefix}2\n`);
  await page.getByRole('button', { name: 'Continue with 2 items' }).click();
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();

  const dialog = await openExport(page, prefix, 2);
  await dialog.getByLabel('DODAAC').fill('W91ABC');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^DA2062_HR-\d{8}-U-\d+\.pdf$/);
  const saved = await file.path();
  expect((await readFile(saved)).subarray(0, 5).toString()).toBe('%PDF-');
  const words = await pdfText(saved);
  for (const text of ['HAND RECEIPT', 'DA FORM 2062', `${prefix}1`, `${prefix}2`, 'W91ABC']) {
    expect(words).toContain(text);
  }
  await expect(dialog).toBeHidden();
});

const MANY = 600;

test(`a hand receipt of ${MANY} items asks only for what it shows, and lists every one of them`, async ({
  browser,
}) => {
  const stem = newSerial('ZR');
  const rows = Array.from({ length: MANY }, (_, row) => `Zeroing target,${stem}${1000 + row}`);
  const page = await person(browser, 'brandt');
  await importItems(page, ['Name,Serial Number', ...rows].join('\n'));
  await page.getByRole('button', { name: `Continue with ${MANY} items` }).click();
  await page.getByRole('button', { name: `Import ${MANY} items` }).click();
  await expect(page.getByText('Import finished')).toBeVisible({ timeout: 90_000 });

  await page.goto(`/property-book?tab=unassigned&q=${stem}`);
  await expect(page.getByText(`${MANY} items`, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check({ force: true });
  await page.getByRole('button', { name: `Select all ${MANY} that match` }).click();
  await expect(page.getByText(`${MANY} selected`)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await page.getByRole('button', { name: 'Export DA 2062' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' });
  await expect(dialog.getByText('and 550 items more')).toBeVisible();
  // A write of another person makes the page read the same again.
  expect(new Set(asked.filter((call) => /da2062|[?&]ids=/.test(call))).size).toBe(2);

  const download = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const words = await pdfText(await (await download).path());
  expect(new Set(words.match(new RegExp(`${stem}\\d{4}`, 'g'))).size).toBe(MANY);
});

test('PROP-49 PROP-50 on a phone the hand receipt goes out by e-mail, and the kept message can be opened', async ({
  browser,
}) => {
  const page = await person(browser, 'whitaker', PHONE);
  await page.goto('/property-book');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().check({ force: true });
  await page.getByRole('button', { name: 'Export DA 2062' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' });
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('Please enter email recipients.')).toBeVisible();
  await dialog.getByLabel('Recipients').fill('brandt@example.mil');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('brandt@example.mil').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Open message' }).click();
  await expect(dialog.getByText(/sent you a hand receipt for 1 item/)).toBeVisible();
  const address = await dialog.getByRole('link', { name: /^DA2062_HR-/ }).getAttribute('href');
  const attached = await page.request.get(address ?? '');
  expect((await attached.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a consumable is added, restocked and issued, and its history says so', async ({ browser }) => {
  const name = `Chemical light ${newSerial('CL')}`;
  const page = await person(browser, 'brandt');
  await page.goto('/property-book');
  await page.getByRole('link', { name: 'Consumables' }).click();
  await page.getByRole('button', { name: 'Add Consumable' }).click();
  const form = page.getByRole('dialog', { name: 'Add Consumable' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Category').selectOption('Field Supplies');
  await form.getByLabel('Unit').selectOption('box');
  await form.getByLabel('Current quantity').fill('5');
  await form.getByLabel('Minimum quantity').fill('4');
  await form.getByRole('button', { name: 'Add Consumable' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^Restock/ }).click();
  const restock = page.getByRole('dialog', { name: 'Restock Consumable' });
  await restock.getByLabel(/^Quantity/).fill('10');
  await restock.getByRole('button', { name: 'Restock' }).click();
  await expect(row).toContainText('15 box');

  await row.getByRole('button', { name: /^Issue/ }).click();
  const issue = page.getByRole('dialog', { name: 'Issue Consumable' });
  await issue.getByLabel(/^Quantity/).fill('12');
  await issue.getByLabel('Issued to').fill('SGT Navarro');
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(row).toContainText('3 box');
  await expect(row).toContainText('Low stock');

  await row.click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByRole('row', { name: /Issue −12 3 SGT Navarro SFC Brandt/ })).toBeVisible();
  await expect(details.getByRole('row', { name: /Restock \+10 15/ })).toBeVisible();
});

test('Find Item says of a serial number that it is only nearly the one typed', async ({ browser }) => {
  const serial = `${newSerial('NM').replaceAll(/[^A-Z]/g, 'X')}0`;
  const page = await person(browser, 'brandt');
  await importItems(page, `Name,Serial Number\nM17 Pistol,${serial}\n`);
  await page.getByRole('button', { name: 'Continue with 1 item' }).click();
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();
  const misread = `${serial.slice(0, -1)}O`;
  await page.goto('/inventory');
  await page.getByRole('searchbox').fill(misread);
  await expect(page.getByText(`No serial number contains ${misread}`)).toBeVisible();
  await page.getByRole('row').filter({ hasText: serial }).click();
  await expect(page.getByRole('dialog', { name: /M17 Pistol/ })).toBeVisible();
});
