import { expect } from '@playwright/test';
import { atApi, makeWeapon } from '../support/items';
import { addPhotos, addressedForm, sendForm } from '../support/maintenance-form';
import { person, PHONE } from '../support/people';
import { cameraPhoto } from '../support/photos';
import { test } from '../support/test';

test('PROP-40 the button of a row of the Property Book opens the form of its item', async ({ browser }) => {
  const item = await makeWeapon(await atApi('halloran'), 'MF');
  const page = await person(browser, 'halloran');
  await page.goto(`/property-book?q=${item.serial_number}`);
  await page
    .getByRole('button', { name: `Send maintenance form, M4A1 Carbine ${item.serial_number}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await expect(dialog).toContainText(item.serial_number);
  await expect(dialog.getByRole('option', { name: /^SFC Brandt, / })).toHaveCount(1);
});

test('MAINT-11 MAINT-13 a form goes out from a phone with two photos, is read on a desktop and answered', async ({
  browser,
}) => {
  const { item, page: phone, dialog, description } = await addressedForm(browser, 'PH', PHONE);
  await dialog.getByLabel('Urgency').selectOption('High');
  await description.fill('Bolt carrier cracked at the cam pin');
  const photos = [
    await cameraPhoto(phone, 'front.jpg', 'GPS 34.56 N 69.20 E'),
    await cameraPhoto(phone, 'cam-pin.jpg'),
  ];
  await addPhotos(dialog, photos);
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await sendForm(phone, dialog);
  await phone.goto('/documents?box=sent');
  await expect(phone.getByRole('button', { name: new RegExp(item.serial_number) })).toBeVisible();

  const desktop = await person(browser, 'brandt');
  await desktop.goto(`/documents?q=${item.serial_number}`);
  await expect(desktop.locator('li', { hasText: item.serial_number }).getByText('NEW')).toBeVisible();
  await desktop.getByRole('button', { name: new RegExp(item.serial_number) }).click();
  const form = desktop.getByRole('dialog', { name: new RegExp(item.serial_number) });
  await expect(form).toContainText('Bolt carrier cracked at the cam pin');
  await expect(form.getByText('High', { exact: true })).toBeVisible();
  const pictures = form.getByRole('list', { name: 'Photos' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2560);
  }
  const address = await form.getByRole('link', { name: /^Photo 1/ }).getAttribute('href');
  const kept = await desktop.request.get(address ?? '');
  expect((await kept.body()).includes('GPS 34.56')).toBe(false);
  await expect(desktop.locator('li', { hasText: item.serial_number }).getByText('NEW')).toHaveCount(0);

  await form.getByRole('button', { name: 'Report Action' }).click();
  const report = desktop.getByRole('dialog', { name: 'Report Corrective Action' });
  await report.getByLabel('Outcome').selectOption('Parts ordered');
  await report.getByRole('textbox', { name: 'Corrective action' }).fill('Bolt carrier is on order.');
  await report.getByRole('button', { name: 'Report Action' }).click();
  await expect(form.getByText('Bolt carrier is on order.')).toBeVisible();

  // The sender hears of it without asking: by the event stream, in the list that is open.
  await expect(phone.locator('li', { hasText: item.serial_number }).first()).toContainText('Parts ordered.');
  await phone.goto(`/documents?q=${item.serial_number}`);
  await expect(phone.getByRole('button', { name: /^Parts ordered: / })).toBeVisible();
});

test('a request for a connection is made, told, accepted, and forms can then be sent', async ({
  browser,
}) => {
  const page = await person(browser, 'petrov');
  await page.goto('/maintenance?connections=1');
  const drawer = page.getByRole('dialog', { name: 'Connections' });
  await drawer.getByRole('searchbox').fill('voss');
  await expect(drawer.getByRole('list', { name: 'People to ask' })).toBeVisible();
  await drawer.getByRole('button', { name: /^Ask SGT Voss/ }).click();
  await expect(drawer.getByRole('list', { name: 'Asked by me' })).toContainText('SGT Voss');

  const other = await person(browser, 'voss', PHONE);
  await other.goto('/maintenance?connections=1');
  await other.getByRole('button', { name: 'Accept SSG Petrov' }).click();
  await expect(other.getByRole('list', { name: 'Connected' })).toContainText('SSG Petrov');
  await expect(drawer.getByRole('list', { name: 'Connected' })).toContainText('SGT Voss', {
    timeout: 20_000,
  });
});
