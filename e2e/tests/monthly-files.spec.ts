import { type Browser, expect, type Page } from '@playwright/test';
import { workbook } from '../../mock-api/test/property/workbook';
import { Clicks } from '../support/clicks';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

let server: OwnServer;
// On a server of its own: 600 items and their requests are in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 47);
});
test.afterAll(() => server.stop());

async function brandt(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    headers: { origin: server.origin },
    data: { username: 'brandt', password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADINGS = ['LIN', 'Material', 'Material Description', 'Serial Number', 'SHRH', 'CIIC', 'Where kept'];

const rowOf = (serial: string, holder: string) => [
  'C06935',
  '1005012310973',
  'CARBINE 5.56MM M4A1',
  serial,
  holder,
  '4',
  'Arms room',
];

const fileOf = (name: string, rows: string[][]) => ({
  name,
  mimeType: XLSX,
  buffer: workbook([['Property book'], HEADINGS, ...rows]),
});

const serialOf = (at: number) => `ZQ${310_000 + at}`;

test('LIFE-43 LIFE-46 a unit of 600 items is imported from a file with foreign headings in at most 12 clicks', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await brandt(browser);
  const users = (await (await page.request.get('/api/users')).json()) as { name: string; status: string }[];
  const holders = users.filter(({ status, name }) => status === 'Active' && name !== 'Joel Brandt');
  expect(holders.length).toBeGreaterThan(5);
  const rows = Array.from({ length: 600 }, (_, at) =>
    rowOf(serialOf(at), holders[at % holders.length]?.name.toUpperCase() ?? ''),
  );
  await page.goto('/property-book');
  const mouse = new Clicks();
  await mouse.click(page.getByRole('link', { name: 'Import' }));
  await mouse.open(page.getByRole('button', { name: 'Choose file' }), fileOf('GCSS_OCT2026.xlsx', rows));
  await mouse.choose(page.getByRole('combobox', { name: /Where kept/ }), 'Location');
  await mouse.click(page.getByRole('button', { name: 'Check 600 rows' }));
  await mouse.click(page.getByRole('button', { name: 'Continue with 600 items' }));
  await expect(page.getByText(/get one request each/)).toBeVisible();
  await mouse.click(page.getByRole('button', { name: 'Import 600 items' }));
  await mouse.click(page.getByRole('link', { name: 'Open Property Book' }));
  expect(mouse.count).toBeLessThanOrEqual(12);
  const written = async () => {
    const [read] = (await (await page.request.get('/api/imports')).json()) as { written: number }[];
    return read?.written;
  };
  await expect.poll(written, { timeout: 120_000 }).toBe(600);
});

test('LIFE-48 a second file is compared, a row opens its act and is there again after it, and the month stays open', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await brandt(browser);
  const rows = Array.from({ length: 62 }, (_, at) => rowOf(serialOf(at), ''));
  rows.splice(3, 1, rowOf(serialOf(3), '').with(0, 'C06936'));
  rows.push(rowOf('ZZNEW1', ''));
  await page.goto('/property-book/import?purpose=compare');
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf('GCSS_NOV2026.xlsx', rows));
  await page.getByRole('button', { name: 'Check 63 rows' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Continue with 63 rows' }).click();
  await page.getByRole('button', { name: 'Compare with our book' }).click();
  const differ = page.getByRole('table', { name: 'Differ' });
  await expect(differ).toContainText('C06936', { timeout: 60_000 });
  await expect(differ.getByRole('row')).toHaveCount(2);

  await page.getByRole('link', { name: /^Propose/ }).click();
  const propose = page.getByRole('dialog', { name: 'Propose amendment' });
  await expect(propose.getByRole('textbox', { name: 'New LIN' })).toHaveValue('C06936');
  await page.keyboard.press('Escape');
  await expect(differ.locator('tbody th')).toBeFocused();
  await page.reload();
  await expect(differ.locator('tbody th')).toBeFocused();

  const theirs = page.getByRole('list', { name: 'Only in theirs' });
  await theirs.getByRole('button', { name: /^Add note/ }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Not here. Told the PBO.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(theirs).toContainText('Noted');
  await page.getByRole('button', { name: 'Close the month' }).click();
  await expect(page.getByText(/^[\d,]+ rows are open\.$/)).toBeVisible();
});
