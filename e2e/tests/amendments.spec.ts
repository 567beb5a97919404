import { expect, type Locator, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { atApi, type MadeItem, makeWeapon } from '../support/items';
import { DEMO_PASSWORD, newSerial, person, PHONE } from '../support/people';
import { noisePhoto } from '../support/photos';
import { test } from '../support/test';

/** The form of an item: the serial number that the plate reads, how that is known, and its photo. */
async function fillIn(page: Page, form: Locator, serial: string): Promise<void> {
  await form.getByRole('checkbox', { name: 'Serial number' }).check();
  await form.getByRole('textbox', { name: 'New serial number' }).fill(serial);
  await form.getByRole('textbox', { name: 'Reason' }).fill('The data plate reads another number.');
  await form.getByLabel('Choose a photo file').setInputFiles(await noisePhoto(page, 'plate.jpg', 300));
  await expect(form.getByText('plate.jpg')).toBeVisible();
}

/** Opens the form of an item from its details. */
async function openForm(page: Page, item: MadeItem, button: 'Report wrong data' | 'Propose amendment') {
  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: button });
}

/** The number of the amendment, as the notice of the form says it. */
async function numberIn(page: Page, words: RegExp): Promise<string> {
  const notice = page.getByText(words);
  await expect(notice).toBeVisible();
  return (await notice.textContent())!.split(' ')[0]!;
}

test('LIFE-06 LIFE-08 a serial number is proposed with a photo, signed on a phone, and the old one finds the item', async ({
  browser,
}) => {
  const api = await atApi('brandt');
  const item = await makeWeapon(api, 'AM');
  await api.dispose();
  const plate = newSerial('AMX');

  const brandt = await person(browser, 'brandt');
  const form = await openForm(brandt, item, 'Propose amendment');
  await fillIn(brandt, form, plate);
  await form.getByRole('textbox', { name: /^Document number/ }).fill('W15GK9-6326-0012');
  expect(await faults(brandt, 'the form')).toEqual([]);
  await form.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await form.getByRole('button', { name: 'Sign and Propose' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('textbox', { name: 'New serial number' })).toHaveValue(plate);
  await form.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign and Propose' }).click();
  const id = await numberIn(brandt, /^AM-\d+ waits for the second signature/);
  // Nothing has changed before the second signature.
  await expect(brandt.getByRole('dialog', { name: `M4A1 Carbine ${item.serial_number}` })).toBeVisible();
  await brandt.getByRole('link', { name: `Open ${id}` }).click();
  const own = brandt.getByRole('dialog', { name: `Amendment ${id}` });
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Sign Amendment' })).toHaveCount(0);

  const halloran = await person(browser, 'halloran', PHONE);
  await halloran.goto('/amendments');
  await halloran.getByRole('link', { name: new RegExp(id) }).click();
  const sheet = halloran.getByRole('dialog', { name: `Amendment ${id}` });
  await expect(sheet.getByText(plate)).not.toHaveCount(0);
  expect(await sheet.locator('mark').count()).toBeGreaterThan(0);
  expect(await faults(halloran, 'the sheet')).toEqual([]);
  await sheet.getByRole('button', { name: 'Enlarge, Data plate' }).click();
  const photo = halloran.getByRole('dialog', { name: 'Data plate' }).getByRole('img', { name: 'Data plate' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await halloran.getByRole('dialog', { name: 'Data plate' }).getByRole('button', { name: 'Close' }).click();
  await sheet.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await sheet.getByRole('button', { name: 'Sign Amendment' }).click();
  await expect(halloran.getByText('Amendment Signed')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await halloran.goto(`/inventory?q=${item.serial_number}`);
  const found = halloran.getByRole('listitem').filter({ hasText: plate });
  await expect(found).toContainText(`was ${item.serial_number}`);
  await brandt.goto(`/inventory?q=${item.serial_number}`);
  const row = brandt.getByRole('row').filter({ hasText: plate });
  await expect(row).toContainText(`was ${item.serial_number}`);
  await row.click();
  const details = brandt.getByRole('dialog', { name: `M4A1 Carbine ${plate}` });
  await expect(details.getByText('Proposed by SFC Brandt, signed by CPT Halloran')).toBeVisible();
});

test('LIFE-15 LIFE-07 a report from the phone is proposed without typing it again, and refused with a reason', async ({
  browser,
}) => {
  const api = await atApi('whitaker');
  const held = (await (await api.get('/api/property?scope=assigned&limit=1')).json()) as MadeItem[];
  await api.dispose();
  const item = held[0]!;
  const plate = newSerial('AMY');

  const whitaker = await person(browser, 'whitaker', PHONE);
  const form = await openForm(whitaker, item, 'Report wrong data');
  await fillIn(whitaker, form, plate);
  expect(await faults(whitaker, 'the report')).toEqual([]);
  // What was typed and the photo outlive the page; nothing was sent.
  await whitaker.waitForTimeout(600);
  await whitaker.reload();
  const again = whitaker.getByRole('dialog', { name: 'Report wrong data' });
  await expect(again.getByText('Draft, not sent')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'New serial number' })).toHaveValue(plate);
  await expect(again.getByText('plate.jpg')).toBeVisible();
  await again.getByRole('button', { name: 'Send Report' }).click();
  const id = await numberIn(whitaker, /^AM-\d+ waits for the Supply Sergeant or Commander/);

  const brandt = await person(browser, 'brandt');
  await brandt.goto(`/amendments/${id}`);
  const sheet = brandt.getByRole('dialog', { name: `Amendment ${id}` });
  await expect(sheet.getByText('SPC Whitaker')).toBeVisible();
  await sheet.getByRole('button', { name: 'Propose', exact: true }).click();
  const proposal = brandt.getByRole('dialog', { name: 'Propose amendment' });
  await expect(proposal.getByRole('textbox', { name: 'New serial number' })).toHaveValue(plate);
  await expect(proposal.getByText('The photo of the report goes along.')).toBeVisible();
  await proposal.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await proposal.getByRole('button', { name: 'Sign and Propose' }).click();
  await expect(brandt.getByText('Amendment Proposed')).toBeVisible();

  const halloran = await person(browser, 'halloran', PHONE);
  await halloran.goto(`/amendments/${id}`);
  await halloran.getByRole('button', { name: 'Refuse' }).click();
  const refusal = halloran.getByRole('dialog', { name: 'Refuse this amendment?' });
  await refusal.getByRole('textbox', { name: 'Reason' }).fill('The photo shows another carbine.');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(halloran.getByText('Amendment Refused')).toBeVisible();

  await whitaker.goto(`/amendments/${id}?tab=ended`);
  await expect(whitaker.getByText('The photo shows another carbine.')).toBeVisible();
  await whitaker.goto(`/property-book/${item.id}`);
  await expect(whitaker.getByRole('dialog', { name: new RegExp(item.serial_number) })).toBeVisible();
});

test('LIFE-09 LIFE-10 two serial numbers that were exchanged are refused one by one and amended in one report', async ({
  browser,
}) => {
  const api = await atApi('brandt');
  const [one, other] = [await makeWeapon(api, 'AMO'), await makeWeapon(api, 'AMP')];
  await api.dispose();
  const brandt = await person(browser, 'brandt');
  const form = await openForm(brandt, one, 'Propose amendment');
  await fillIn(brandt, form, other.serial_number);
  await form.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign and Propose' }).click();
  await expect(
    form.getByText(new RegExp(`^${other.serial_number} is on the book: M4A1 Carbine`)),
  ).toBeVisible();
  await form.getByRole('button', { name: `Add ${other.serial_number} to this report` }).click();
  await form.getByRole('button', { name: 'Sign and Propose' }).click();
  const id = await numberIn(brandt, /^AM-\d+ waits for the second signature/);

  const halloran = await person(browser, 'halloran');
  await halloran.goto(`/amendments/${id}`);
  const sheet = halloran.getByRole('dialog', { name: `Amendment ${id}` });
  await sheet.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await sheet.getByRole('button', { name: 'Sign Amendment' }).click();
  await expect(halloran.getByText('Amendment Signed')).toBeVisible();
  for (const [item, serial] of [
    [one, other.serial_number],
    [other, one.serial_number],
  ] as const) {
    const now = (await (await halloran.request.get(`/api/property/${item.id}`)).json()) as MadeItem;
    expect(now.serial_number).toBe(serial);
  }
});
