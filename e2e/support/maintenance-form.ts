import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeItem } from './items';

/** The Send Maintenance Form dialog of an item, from its details. */
export async function openForm(page: Page, item: MadeItem): Promise<Locator> {
  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: 'Send Maintenance Form', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  return dialog;
}

/** The option of a recipient says his unit too. */
export async function labelOf(dialog: Locator, name: string): Promise<string> {
  const labels = await dialog.getByLabel('Recipient').getByRole('option').allTextContents();
  return labels.find((label) => label.startsWith(name)) ?? name;
}
