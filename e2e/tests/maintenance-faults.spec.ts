import { expect } from '@playwright/test';
import { addressedForm, sendForm } from '../support/maintenance-form';
import { person, PHONE } from '../support/people';
import { test } from '../support/test';

test('INVT-34 INVT-35 three faults from a phone become maintenance, an X deadlines the item, and the next form lists them', async ({
  browser,
}) => {
  const { item, page, dialog, description } = await addressedForm(browser, 'FL', PHONE);
  await description.fill('Weekly check');
  const fault = (number: number) => dialog.getByRole('group', { name: `Fault ${number}` });
  await fault(1).getByLabel('TM item number').fill('12');
  await fault(1).getByLabel('Status symbol').selectOption('X, inoperable');
  await fault(1).getByLabel('Fault description').fill('Bolt carrier cracked');
  for (const [number, text] of [
    [2, 'Sling swivel loose'],
    [3, 'Rear sight worn'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add Fault' }).click();
    await expect(fault(number).getByLabel('TM item number')).toBeFocused();
    await fault(number).getByLabel('Fault description').fill(text);
  }
  await fault(3).getByLabel('Fault description').fill('x'.repeat(2001));
  await dialog.getByRole('button', { name: 'Send Form' }).click();
  await expect(fault(3).getByText('2,001 of 2,000 characters. Shorten it by 1.')).toBeVisible();
  await fault(3).getByLabel('Fault description').fill('Rear sight worn');
  await sendForm(page, dialog);

  const held = (await (await page.request.get(`/api/property/${item.id}`)).json()) as {
    current_status: string;
  };
  expect(held.current_status).toBe('Deadline - Maintenance');

  await page.goto(`/maintenance?q=${item.serial_number}`);
  await expect(page.getByRole('img', { name: 'X, inoperable' })).toBeVisible();

  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: 'Send Maintenance Form', exact: true }).click();
  await expect(fault(1)).toContainText('Bolt carrier cracked');
  await expect(dialog.getByText('Sling swivel loose')).toBeVisible();
  await expect(dialog.getByText('Rear sight worn')).toBeVisible();

  const desktop = await person(browser, 'brandt');
  await desktop.goto(`/documents?q=${item.serial_number}`);
  await desktop.getByRole('button', { name: new RegExp(item.serial_number) }).click();
  const form = desktop.getByRole('dialog', { name: new RegExp(item.serial_number) });
  const listed = form.getByRole('list', { name: 'Faults' }).getByRole('listitem');
  await expect(listed).toHaveCount(3);
  await expect(listed.first()).toContainText('TM item 12');
  await expect(listed.first().getByRole('img', { name: 'X, inoperable' })).toBeVisible();
});
