import { labelPayload } from '@hand-receipt/contracts';
import { expect, type Page } from '@playwright/test';
import { COUNTER, test } from '../support/camera';
import { setClockAhead } from '../support/clock';
import { atApi, makeRadio, makeWeapon } from '../support/items';
import { letIn, newSerial, person, PHONE } from '../support/people';

const dialog = (page: Page) => page.getByRole('dialog');
const verdict = (page: Page) => dialog(page).getByRole('region', { name: 'Last scan' });
/** The line of the list of scans that names a serial number. */
const scanned = (page: Page, serial: string, outcome: string) =>
  dialog(page)
    .getByRole('list', { name: 'Scans' })
    .getByRole('listitem')
    .filter({ hasText: serial })
    .filter({ hasText: outcome });

async function openScanner(page: Page) {
  await page.goto('/sensitive-items');
  await page.getByRole('button', { name: 'Verify Items' }).click();
  await expect(dialog(page).getByLabel('Serial number or code')).toBeVisible();
}

async function type(page: Page, code: string) {
  await dialog(page).getByLabel('Serial number or code').fill(code);
  await page.keyboard.press('Enter');
}

test('LIFE-49 the camera reads QR, Code 128, Code 39 and a Data Matrix of MIL-STD-130, and says what each is', async ({
  page,
  context,
  filmed,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await context.grantPermissions(['camera']);
  await page.setViewportSize(PHONE);
  await letIn(page, COUNTER);
  await openScanner(page);
  await dialog(page).getByRole('button', { name: 'Use camera' }).click();

  for (const { serial_number } of [filmed.label, filmed.code128, filmed.code39, filmed.dataMatrix]) {
    await expect(scanned(page, serial_number, 'Item Verified')).toHaveCount(1, { timeout: 60_000 });
  }
  await expect(scanned(page, filmed.nonsense.toUpperCase(), 'Not on the books')).not.toHaveCount(0);
  expect(violations).toEqual([]);

  const api = await atApi(COUNTER);
  for (const { id } of [filmed.label, filmed.code128, filmed.code39, filmed.dataMatrix]) {
    const records = (await (await api.get(`/api/sensitive-items/${id}/verifications`)).json()) as object[];
    expect(records).toHaveLength(1);
  }
});

test('SENS-21: a refused camera is said in a plain sentence, and typing goes on', async ({ page }) => {
  const api = await atApi(COUNTER);
  const item = await makeWeapon(api, 'RF');
  await letIn(page, COUNTER);
  await openScanner(page);
  await dialog(page).getByRole('button', { name: 'Use camera' }).click();
  await expect(dialog(page).getByText(/^The camera was refused\./)).toBeVisible();
  await type(page, item.serial_number.toLowerCase());
  await expect(verdict(page)).toContainText('Item Verified');
  await expect(verdict(page)).toContainText(item.serial_number);
});

test('each scan says verified, already verified, not mine, near miss of which serial, or not on the books', async ({
  page,
}) => {
  const api = await atApi(COUNTER);
  const mine = await makeWeapon(api, 'OK');
  const theirs = await makeWeapon(await atApi('halloran'), 'TH');
  await letIn(page, COUNTER);
  await openScanner(page);

  await type(page, mine.serial_number);
  await expect(verdict(page)).toContainText('Item Verified');
  await type(page, mine.serial_number);
  await expect(verdict(page)).toContainText('Already verified');
  await type(page, theirs.serial_number);
  await expect(verdict(page)).toContainText('Not mine');
  await type(page, mine.serial_number.replace('O', '0'));
  await expect(verdict(page)).toContainText('Near miss');
  await verdict(page)
    .getByRole('button', { name: `Use ${mine.serial_number}` })
    .click();
  await expect(dialog(page).getByLabel('Serial number or code')).toHaveValue(mine.serial_number);
  // A label that another unit's book has printed, and a code that is no serial number at all.
  for (const code of [
    labelPayload({ id: 'P-99999999', serial_number: 'OTHER UNIT 00000' }),
    'https://example.org/menu',
  ]) {
    await type(page, code);
    await expect(verdict(page)).toContainText('Not on the books');
    await expect(verdict(page)).toContainText(/OTHER UNIT 00000|EXAMPLE.ORG/);
  }
});

test('SENS-18: a verification stands in the history of the item, in the ledger and on this device, at the server’s time', async ({
  page,
}) => {
  const api = await atApi(COUNTER);
  const item = await makeWeapon(api, 'LG');
  await setClockAhead(page, 24 * 60 * 60_000);
  await letIn(page, COUNTER);
  await openScanner(page);
  await type(page, item.serial_number);
  await expect(verdict(page)).toContainText('Item Verified');

  const [record] = (await (await api.get(`/api/sensitive-items/${item.id}/verifications`)).json()) as {
    at: string;
    date: string;
    time: string;
  }[];
  expect(Math.abs(Date.now() - Date.parse(record!.at))).toBeLessThan(60 * 60_000);
  const local = await page.evaluate(() => JSON.parse(localStorage.getItem('handreceipt.ledger') ?? '{}'));
  const { records } = local as { records: Record<string, object[]> };
  expect(records[item.serial_number]).toEqual([
    expect.objectContaining({ eventType: 'verified', itemId: item.id, date: record!.at }),
  ]);
  await page.goto(`/sensitive-items/${item.id}`);
  const history = dialog(page).getByRole('table', { name: 'Verification history' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(history).toContainText(record!.time);

  await page.goto('/audit-log');
  await page.getByRole('searchbox').first().fill(item.serial_number);
  await expect(page.getByRole('row').filter({ hasText: 'VERIFICATION' })).toHaveCount(1);
});

test('SENS-10: each tab holds the items that the API says are mine, signed down, nobody’s, or counted', async ({
  page,
}) => {
  const api = await atApi('halloran');
  await letIn(page, 'halloran');
  await page.goto('/sensitive-items');
  for (const [tab, scope] of [
    ['Assigned to Me', 'assigned'],
    ['Signed Down to Others', 'signedout'],
    ['Unassigned', 'unassigned'],
    ['All', 'counted'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const answer = await api.get(`/api/sensitive-items?scope=${scope}&limit=1`);
    const total = Number(answer.headers()['x-total-count']);
    const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    const [first] = (await answer.json()) as { serialNumber: string }[];
    if (!first) continue;
    await page.getByLabel('Search by name or serial number').fill(first.serialNumber);
    await expect(page.getByRole('row').filter({ hasText: first.serialNumber })).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  }
});

/** The verdict and the field of a count, which is a page of its own. */
const countVerdict = (page: Page) => page.getByRole('region', { name: 'Last scan' });

/** Reads a code as a hand scanner does, wherever the focus is. */
async function read(page: Page, code: string) {
  await page.keyboard.type(code, { delay: 2 });
  await page.keyboard.press('Enter');
}

/** Opens a count as its counter, with SGT Navarro, and waits for its page. SFC Brandt operates the arms room, and may not count. */
async function openCount(page: Page, title: string) {
  await page.goto('/sensitive-items');
  await page.getByRole('button', { name: 'Inventories' }).click();
  await dialog(page).getByRole('button', { name: 'New Inventory' }).click();
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page)
    .getByLabel(/Navarro/)
    .check();
  await dialog(page).getByRole('button', { name: 'Open Inventory' }).click();
  await expect(page).toHaveURL(/\/inventories\/I-/);
  await expect(page.getByLabel('Serial number or code')).toBeVisible();
}

test('INVT-22 two people count together, each item counts once, and the commander closes the recount with a reason', async ({
  browser,
}) => {
  const title = 'Arms room, both counters';
  const first = await person(browser, 'halloran');
  const api = await atApi('brandt');
  const [both, ofSecond, ofFirst] = [
    await makeWeapon(api, 'TP'),
    await makeWeapon(api, 'TP'),
    await makeWeapon(api, 'TP'),
  ];
  await openCount(first, title);

  const second = await person(browser, 'navarro', PHONE);
  await second.goto(first.url());
  await expect(second.getByRole('button', { name: 'Type serial' })).toBeVisible();
  await Promise.all([read(first, both.serial_number), read(second, both.serial_number)]);
  const outcomes = await Promise.all(
    [first, second].map(async (page) => {
      const words = countVerdict(page).getByText(/^(Item Verified|Already verified)$/);
      return (await words.textContent()) ?? '';
    }),
  );
  expect(outcomes.sort()).toEqual(['Already verified', 'Item Verified']);
  await read(second, ofSecond.serial_number);
  // The first sees what the second counted.
  await expect(first.getByRole('tab', { name: 'Counted 2' })).toBeVisible();
  // Whichever of them was first at the item of both, the one who ends the count has read in it.
  await read(first, ofFirst.serial_number);
  await expect(first.getByRole('tab', { name: 'Counted 3' })).toBeVisible();

  await first.getByRole('button', { name: 'End count' }).click();
  await dialog(first).getByRole('button', { name: 'End count' }).click();
  await expect(first.getByText('Count Ended')).toBeVisible();
  await expect(first.getByText(/Another person looks for each difference\./)).toBeVisible();

  const commander = await person(browser, 'halloran');
  await commander.goto(first.url());
  await commander.getByRole('button', { name: 'End count' }).click();
  await dialog(commander).getByLabel('Notes').fill('Rack 4 is locked');
  await dialog(commander).getByLabel('Reason for no recount').fill('The key is with the armorer');
  await dialog(commander).getByRole('button', { name: 'Send summary' }).click();
  await expect(commander.getByText('Inventory Closed')).toBeVisible();
  await expect(commander.getByText('The key is with the armorer')).toBeVisible();
  const inbox = await atApi('halloran');
  const documents = await (await inbox.get('/api/documents?limit=20')).text();
  expect(documents).toContain(`${title}: 3 of`);
});

test('INVT-15 INVT-16 on a phone tally, camera, verdict and five lines are in one view, and a scanner of 30 codes has 30 verdicts', async ({
  browser,
}) => {
  const page = await person(browser, 'halloran', PHONE);
  const api = await atApi('halloran');
  const later = await makeRadio(api, 'NS');
  const longName = `A ${'night vision device of a very long name '.repeat(4)}`.trim();
  await api.post('/api/property', {
    data: { name: longName, category: 'weapons', serial_number: newSerial('LN') },
  });
  await openCount(page, 'Arms room, by scanner');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  // What is said about a new item leaves the five lines in the view.
  await api.post('/api/property/bulk/classification', {
    data: { ids: [later.id], sensitiveMark: 'yes' },
  });
  await page.reload();
  await expect(page.getByText(/became sensitive/)).toBeAttached();
  await page.getByRole('button', { name: 'End count' }).focus();
  for (let n = 0; n < 30; n += 1) await read(page, `QZ${200_000 + n * 137}`);
  const extras = async () => (await (await api.get(`/api/inventories/${id}/extras`)).json()) as object[];
  await expect.poll(async () => (await extras()).length).toBe(30);
  await expect(countVerdict(page)).toContainText(`QZ${200_000 + 29 * 137}`);
  await expect(page.getByRole('img', { name: /^Counted 0 of/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Stop camera' })).toBeInViewport();
  await expect(countVerdict(page)).toBeInViewport({ ratio: 1 });
  const lines = page.getByRole('list', { name: 'Missing items' }).getByRole('listitem');
  const long = await lines.filter({ hasText: longName }).first().boundingBox();
  expect(long!.height).toBeLessThanOrEqual(52);
  const bar = await page.getByText('Serial number or code').boundingBox();
  for (let n = 0; n < 5; n += 1) {
    const line = await lines.nth(n).boundingBox();
    expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y);
  }
  const scrolled = await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]);
  expect(scrolled).toEqual([0, 844]);
});
