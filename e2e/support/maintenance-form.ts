import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { atApi, type MadeItem, makeWeapon } from './items';
import { person } from './people';
import type { ChosenFile } from './photos';

/** The Send Maintenance Form dialog of an item, from its details. */
async function openForm(page: Page, item: MadeItem): Promise<Locator> {
  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: 'Send Maintenance Form', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  return dialog;
}

/** The option of a recipient says their unit too. */
async function labelOf(dialog: Locator, name: string): Promise<string> {
  const labels = await dialog.getByLabel('Recipient').getByRole('option').allTextContents();
  return labels.find((label) => label.startsWith(name)) ?? name;
}

/**
 * The form about a new weapon, opened by its holder and addressed to SFC Brandt.
 * @param mark begins the serial number of the weapon
 */
export async function addressedForm(browser: Browser, mark: string, window?: Parameters<typeof person>[2]) {
  const item = await makeWeapon(await atApi('halloran'), mark);
  const page = await person(browser, 'halloran', window);
  const dialog = await openForm(page, item);
  await dialog.getByLabel('Recipient').selectOption({ label: await labelOf(dialog, 'SFC Brandt') });
  return { item, page, dialog, description: dialog.getByLabel('Description', { exact: true }) };
}

/** Adds photos to the form, as chosen from the phone's own. */
export const addPhotos = (dialog: Locator, photos: ChosenFile[]) =>
  dialog.locator('input[type=file][multiple]').setInputFiles(photos);

/** Sends the form that is open, and waits until it is told to have gone out. */
export async function sendForm(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Send Form' }).click();
  await expect(page.getByText('DA Form 2404 sent to SFC Brandt.')).toBeVisible();
}
