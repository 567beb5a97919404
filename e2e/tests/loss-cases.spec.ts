import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { faults } from '../support/axe';
import { atApi, handOver, type MadeItem, makeWeapon } from '../support/items';
import { person, PHONE } from '../support/people';
import { test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** As a field for a local date and time has it, so many minutes ago. */
function minutesAgo(minutes: number): string {
  const at = new Date(Date.now() - minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A weapon that a new soldier of the company signed for. */
async function signedFor(
  prefix: string,
): Promise<{ item: MadeItem; api: APIRequestContext; username: string }> {
  const [admin, commander] = [await atApi('admin'), await atApi('halloran')];
  const account = await makeAccount(admin, 'loss');
  const api = await atApi(account.username);
  const item = await makeWeapon(commander, prefix);
  await handOver(commander, api, item.id, account.id);
  return { item, api, username: account.username };
}

/** The holder reports it lost from their phone: what is missing is said first, and nothing typed is lost. */
async function reportLost(page: Page, item: MadeItem): Promise<void> {
  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByRole('dialog', { name: 'Update Status' })).toBeVisible();
  await dialog(page).getByLabel('Status', { exact: true }).selectOption('Lost');
  await dialog(page).getByLabel('Where').fill('Range 4, lane 2');
  await dialog(page).getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog(page).getByText('Say when it was last seen.')).toBeVisible();
  await expect(dialog(page).getByText('Say what happened.')).toBeVisible();
  await expect(dialog(page).getByLabel('Where')).toHaveValue('Range 4, lane 2');
  expect(await faults(page, 'report of a loss, phone')).toEqual([]);
  await dialog(page).getByLabel('Last seen').fill(minutesAgo(120));
  await dialog(page).getByLabel('What happened').fill('It was not on the truck after the range.');
  await dialog(page).getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Lost').first()).toBeVisible();
}

/** The case that an item is in, by the API. */
async function caseOf(api: APIRequestContext, item: MadeItem): Promise<string> {
  const cases = (await (await api.get('/api/loss-cases?limit=50')).json()) as {
    id: string;
    items: { id: string }[];
  }[];
  const found = cases.find(({ items }) => items.some(({ id }) => id === item.id));
  expect(found, 'a loss case of the item').toBeDefined();
  return found!.id;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).first();

test('LOSS-01 LOSS-02 LOSS-03 LOSS-07 a lost weapon is reported by its holder, found by another and confirmed by a third', async ({
  browser,
}) => {
  const { item, api, username } = await signedFor('LO');
  const supply = await person(browser, 'brandt');
  await supply.goto('/loss-cases');
  await expect(supply.getByRole('heading', { name: 'Loss Cases' })).toBeVisible();

  const holder = await person(browser, username, PHONE);
  await reportLost(holder, item);
  // The supply sergeant is told while they look at another list, without a reload.
  await expect(supply.getByRole('main').getByText(item.serial_number)).toBeVisible();
  await bell(supply).click();
  await expect(
    supply.getByText(new RegExp(`${item.serial_number}.*lost|lost.*${item.serial_number}`, 'i')).first(),
  ).toBeVisible();
  await supply.keyboard.press('Escape');

  const back = await api.patch(`/api/property/${item.id}/status`, { data: { status: 'Operational' } });
  const caseId = await caseOf(await atApi('brandt'), item);
  expect([back.status(), ((await back.json()) as { message: string }).message]).toEqual([
    409,
    `Loss case ${caseId} is open on ${item.serial_number}. Close the case first.`,
  ]);

  await supply.goto(`/loss-cases/${caseId}`);
  await supply.getByRole('button', { name: /^Found,/ }).click();
  await dialog(supply).getByLabel('When').fill(minutesAgo(5));
  await dialog(supply).getByLabel('Where').fill('Under the seat of B-21');
  await dialog(supply).getByRole('button', { name: 'Report as Found' }).click();
  await expect(supply.getByText('Found, to confirm').first()).toBeVisible();
  // Not by who found it.
  await expect(supply.getByRole('button', { name: /^Confirm,/ })).toHaveCount(0);

  const leader = await person(browser, 'halloran');
  await leader.goto(`/loss-cases/${caseId}`);
  await leader.getByRole('button', { name: /^Confirm,/ }).click();
  await dialog(leader).getByLabel('Serial number').fill('W000000');
  await dialog(leader).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(leader).getByText(/^This is not the serial number of M4A1 Carbine\./)).toBeVisible();
  await dialog(leader).getByLabel('Serial number').fill(item.serial_number);
  await dialog(leader).getByRole('button', { name: 'Confirm' }).click();
  await expect(leader.getByText(/^Found/).first()).toBeVisible();
  await holder.goto(`/property-book/${item.id}`);
  await expect(holder.getByText('Operational').first()).toBeVisible();
});

test('LOSS-09 LOSS-12 the papers of a case are entered and decided, an exhibit is struck, and its packet is taken along', async ({
  browser,
}) => {
  const { item, username } = await signedFor('LP');
  const holder = await person(browser, username, PHONE);
  await reportLost(holder, item);
  const caseId = await caseOf(await atApi('brandt'), item);

  const page = await person(browser, 'brandt');
  await page.goto(`/loss-cases/${caseId}`);
  await page
    .getByRole('button', { name: /^Strike/ })
    .first()
    .click();
  await dialogOrAlert(page).getByLabel('Reason').fill('A newer chain is attached.');
  await dialogOrAlert(page).getByRole('button', { name: 'Strike Exhibit' }).click();
  await expect(page.getByText('A newer chain is attached.')).toBeVisible();

  await page.getByRole('button', { name: 'Record Papers' }).click();
  await dialog(page).getByLabel('Form').fill('DD Form 200');
  await dialog(page).getByLabel('Inquiry number').fill('FLIPL-26-0031');
  await dialog(page).getByLabel('Submitted on').fill(minutesAgo(0).slice(0, 10));
  await dialog(page).getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText(/inquiry number FLIPL-26-0031/)).toBeVisible();

  const commander = await person(browser, 'halloran');
  await commander.goto(`/loss-cases/${caseId}`);
  await commander.getByRole('button', { name: 'Record Decision' }).click();
  await dialog(commander).getByLabel('Authority').fill('COL Reyes, appointing authority');
  await dialog(commander).getByLabel('Decision', { exact: true }).selectOption({ index: 1 });
  await dialog(commander).getByLabel('Decided on').fill(minutesAgo(0).slice(0, 10));
  await dialog(commander).getByLabel('Document number').fill('DOC-26-0031');
  expect(await faults(commander, 'decision of a loss case')).toEqual([]);
  await dialog(commander).getByRole('button', { name: 'Record' }).click();
  await expect(commander.getByText(/COL Reyes, appointing authority/)).toBeVisible();

  const download = commander.waitForEvent('download');
  await commander.getByRole('button', { name: 'Proofs' }).click();
  const packet = await readFile(await (await download).path(), 'utf8');
  expect(packet).toContain(item.serial_number);
});

/** A question that cannot be undone is an alert dialog, a form is a dialog. */
const dialogOrAlert = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
