import { expect } from '@playwright/test';
import { atApi, makeWeapon } from '../support/items';
import { person } from '../support/people';
import { test } from '../support/test';

test('maintenance is reported, moved by role, filtered in the URL, and its deadline is the status of the item', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('brandt'), 'WL');
  const page = await person(browser, 'brandt');
  await page.goto('/maintenance');
  await page.getByRole('button', { name: 'Report Maintenance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Maintenance' });
  await dialog.getByRole('searchbox').fill(item.serial_number);
  await dialog.getByRole('button', { name: new RegExp(item.serial_number) }).click();
  await dialog.getByLabel('Description').fill('Gas ring broken');
  await dialog.getByLabel('Priority').selectOption('Critical');
  await dialog.getByLabel('Status symbol').selectOption('X, inoperable');
  await dialog.getByRole('button', { name: 'Report Maintenance' }).click();
  await expect(page).toHaveURL(/\/maintenance\/M-/);
  const details = page.getByRole('region', { name: 'M4A1 Carbine' });
  await expect(details).toContainText('This fault deadlines the item');
  const held = (await (await page.request.get(`/api/property/${item.id}`)).json()) as {
    current_status: string;
  };
  expect(held.current_status).toBe('Deadline - Maintenance');

  await details.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Work' }).click();
  await details.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByLabel('Notes (optional)').fill('Ring replaced, function check done.');
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(details.getByRole('list', { name: 'Timeline' })).toContainText(
    'Ring replaced, function check done.',
  );
  await page.goto(`/maintenance?status=completed&q=${item.serial_number}`);
  await expect(page.getByRole('row').filter({ hasText: item.serial_number })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Not done');
  await expect(page.getByText('No maintenance items match')).toBeVisible();
});
