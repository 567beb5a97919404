import { expect, type Locator, type Page } from '@playwright/test';
import { newSerial } from './people';

/** The Property Book's row or card of one serial number. */
const lineOf = (page: Page, serial: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: serial }).first();

async function searchBook(page: Page, tab: 'assigned' | 'signedout', serial: string) {
  await page.goto(`/property-book?tab=${tab}`);
  await page.getByRole('searchbox').first().fill(serial);
}

async function createItem(page: Page, name: string, serial: string) {
  await page.goto('/property-book');
  await page.getByRole('button', { name: /^Create/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await dialog.getByLabel(/^Name|^Item name/i).fill(name);
  await dialog.getByRole('textbox', { name: /Serial number/i }).fill(serial.toLowerCase());
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('Digital Twin Created')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function offer(page: Page, serial: string, to: string) {
  await page.goto('/transfers?new=1');
  const dialog = page.getByRole('dialog', { name: 'Initiate Equipment Transfer' });
  await dialog.getByRole('combobox', { name: 'Serial Number' }).fill(serial);
  await dialog.getByRole('option', { name: new RegExp(serial) }).click();
  await dialog.getByLabel('To (Recipient)').fill(to);
  await dialog.getByRole('option', { name: new RegExp(to) }).click();
  await dialog.getByRole('button', { name: 'Send Transfer Request' }).click();
  await expect(page.getByText('Transfer Created')).toBeVisible();
}

async function openNotifications(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
}

/**
 * A commander enters an item and offers it, a soldier approves on a phone, both are told, and the ledger verifies.
 *
 * @param commander the page of halloran, signed in
 * @param soldier the page of whitaker, signed in, as wide as a phone
 */
export async function doMainJob(commander: Page, soldier: Page): Promise<void> {
  const serial = newSerial('MJ');
  const name = 'M4A1 Carbine';

  await createItem(commander, name, serial);
  await searchBook(commander, 'assigned', serial);
  await expect(lineOf(commander, serial)).toBeVisible();

  // The soldier is told without asking.
  await soldier.goto('/transfers');
  await offer(commander, serial, 'Whitaker');
  const pending = lineOf(soldier, serial);
  await expect(pending).toBeVisible();

  await pending.getByRole('button', { name: /^Accept/ }).click();
  const confirm = soldier
    .getByRole('alertdialog', { name: 'Confirm Approval' })
    .or(soldier.getByRole('dialog', { name: 'Confirm Approval' }));
  await expect(confirm).toContainText(
    `Are you sure you want to approve this transfer request for item '${name}'?`,
  );
  await confirm.getByRole('button', { name: 'Confirm Approve' }).click();
  await expect(soldier.getByText('Transfer Approved').first()).toBeVisible();

  // Custody has moved: both property books say so.
  await searchBook(soldier, 'assigned', serial);
  await expect(lineOf(soldier, serial)).toBeVisible();
  await searchBook(commander, 'signedout', serial);
  await expect(lineOf(commander, serial)).toContainText('Whitaker');
  await searchBook(commander, 'assigned', serial);
  await expect(lineOf(commander, serial)).toBeHidden();

  // Both notification panels say so.
  await expect(await openNotifications(soldier)).toContainText(serial);
  const told = await openNotifications(commander);
  await expect(told).toContainText(serial);
  await expect(told).toContainText(/approved/i);
  await commander.keyboard.press('Escape');

  // The ledger says so, and it verifies.
  await commander.goto('/ledger-verification');
  await expect(commander.getByText('Ledger database integrity verified successfully.')).toBeVisible();
  await commander.getByPlaceholder('Filter all columns...').fill(serial);
  const history = commander.getByRole('table').last();
  await expect(history).toContainText('TRANSFER APPROVED');
  await expect(history).toContainText('ITEM CREATED');
}
