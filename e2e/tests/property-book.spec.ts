import { expect, type Page } from '@playwright/test';
import { loseAnswer } from '../support/lost-answer';
import { newSerial, person, PHONE } from '../support/people';
import { test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const SCREENS = [
  { on: 'desktop', viewport: DESKTOP },
  { on: 'a phone', viewport: PHONE },
];

async function createItem(page: Page, name: string, serial: string) {
  await page.goto('/property-book');
  await page.getByRole('button', { name: 'Create Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('textbox', { name: 'Serial Number' }).fill(serial.toLowerCase());
  await dialog.getByRole('button', { name: 'Create Digital Twin' }).click();
  await expect(page.getByText('Digital Twin Created')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function search(page: Page, text: string) {
  await page.goto(`/property-book?q=${text}`);
  await expect(page.getByText(new RegExp(text)).first()).toBeVisible();
}

/** The box itself is drawn by its label, so that is what is pressed. */
const tick = (page: Page, name: RegExp) =>
  page.getByRole('checkbox', { name }).locator('xpath=ancestor::label').click();

/** What a phone keeps behind the ellipsis of the bar. */
async function pressInBar(page: Page, action: string) {
  const bar = page.getByRole('region', { name: 'Selection' });
  const more = bar.getByRole('button', { name: 'More actions' });
  if (await more.isVisible()) await more.click();
  await bar.getByRole('button', { name: action }).click();
}

/** Filters stand in a sheet on a phone. */
async function filterBy(page: Page, label: string, value: string) {
  const sheet = page.getByRole('button', { name: 'Filters' });
  const inSheet = await sheet.isVisible();
  if (inSheet) await sheet.click();
  await page.getByRole('combobox', { name: label }).selectOption(value);
  if (inSheet) await page.getByRole('button', { name: 'Done' }).click();
}

for (const { on, viewport } of SCREENS) {
  test(`on ${on}: items are created, filtered, selected, given a status and offered together`, async ({
    browser,
  }) => {
    const stem = newSerial('PB');
    const page = await person(browser, 'halloran', viewport);
    await createItem(page, 'M4A1 Carbine', `${stem}A`);
    await createItem(page, 'M4A1 Carbine', `${stem}B`);

    await search(page, stem);
    await tick(page, new RegExp(`${stem}A`));
    await tick(page, new RegExp(`${stem}B`));
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected');
    await expect(page.getByRole('button', { name: 'Export DA 2062' })).toBeVisible();

    await pressInBar(page, 'Update Status');
    const status = page.getByRole('dialog', { name: 'Update Status' });
    await status.getByRole('combobox', { name: 'Status' }).selectOption('In Repair');
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(page.getByText('2 items set to In Repair.')).toBeVisible();

    await filterBy(page, 'Status', 'In Repair');
    await expect(page).toHaveURL(/status=In(\+|%20)Repair/);
    await expect(page.getByText(`${stem}A`)).toBeVisible();
    await filterBy(page, 'Status', 'Lost');
    await expect(page.getByText('No items match your search')).toBeVisible();

    await search(page, stem);
    await tick(page, new RegExp(`${stem}A`));
    await tick(page, new RegExp(`${stem}B`));
    await pressInBar(page, 'Bulk Transfer');
    const offer = page.getByRole('dialog', { name: 'Bulk Transfer' });
    await offer.getByRole('combobox', { name: 'Recipient' }).fill('SPC Whitaker');
    await offer.getByRole('option', { name: /SPC Whitaker/ }).click();
    await offer.getByLabel('Reason').fill('Range on Thursday');
    await loseAnswer(page, '**/api/property/bulk/transfers');
    await offer.getByRole('button', { name: 'Request Transfer' }).click();
    await expect(offer.getByText(/It is not known whether any item was offered/)).toBeVisible();
    await offer.getByRole('button', { name: 'Request Transfer' }).click();
    await expect(page.getByText('Transfer request for 2 items sent to SPC Whitaker.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();

    // Each is its own offer, and open by now: a second one is refused, and says whom it waits for.
    await search(page, stem);
    await tick(page, new RegExp(`${stem}A`));
    await pressInBar(page, 'Bulk Transfer');
    await offer.getByRole('combobox', { name: 'Recipient' }).fill('SPC Whitaker');
    await offer.getByRole('option', { name: /SPC Whitaker/ }).click();
    await offer.getByLabel('Reason').fill('Again');
    await offer.getByRole('button', { name: 'Request Transfer' }).click();
    await expect(offer.getByText('0 items offered, 1 item not.')).toBeVisible();
    await expect(offer.getByRole('row', { name: new RegExp(`${stem}A`) })).toContainText(/Whitaker/);
  });

  test(`on ${on}: a component is added, edited over somebody else's change, and removed`, async ({
    browser,
  }) => {
    const serial = newSerial('PC');
    const page = await person(browser, 'halloran', viewport);
    await createItem(page, 'M249', serial);
    await search(page, serial);
    await page
      .getByRole('link', { name: /^Details/ })
      .or(page.getByRole('button', { name: /^Details/ }))
      .click();
    const details = page.getByRole('dialog', { name: /M249/ });
    await details.getByRole('button', { name: 'Add Component' }).click();
    const added = page.getByRole('dialog', { name: 'Add Component' });
    await added.getByLabel('Name').fill('Bipod');
    await added.getByLabel('Status').selectOption('missing');
    await added.getByRole('button', { name: 'Add Component' }).click();
    await expect(details.getByRole('row', { name: /Bipod.*Missing/ })).toBeVisible();

    await details.getByRole('button', { name: 'Actions, Bipod' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit Component' });
    await edited.getByLabel('Quantity').fill('2');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const changed = await page.evaluate(
      (url) =>
        fetch(url, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status: 'In Repair' }),
        }).then(({ ok }) => ok),
      `/api/property/${id}/status`,
    );
    expect(changed).toBe(true);
    await edited.getByRole('button', { name: 'Save Component' }).click();
    await expect(edited.getByText('Somebody changed this item while you were typing')).toBeVisible();
    await expect(edited.getByLabel('Quantity')).toHaveValue('2');
    await edited.getByRole('button', { name: 'Save Component' }).click();
    await expect(edited).toBeHidden();
    await expect(details.getByRole('row', { name: /Bipod.*Short 2 of 2/ })).toBeVisible();

    await details.getByRole('button', { name: 'Mark present, Bipod' }).click();
    await expect(details.getByRole('row', { name: /Bipod.*Present/ })).toBeVisible();
    await details.getByRole('button', { name: 'Actions, Bipod' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove Component' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page.getByText('Component Removed')).toBeVisible();
    await expect(details.getByText('No components on record')).toBeVisible();
  });
}

test('a serial number that is easily mistaken for one in the book warns, one that is in it is refused', async ({
  browser,
}) => {
  const stem = newSerial('NM');
  const page = await person(browser, 'halloran', DESKTOP);
  await createItem(page, 'M17 Pistol', `${stem}O1`);
  await page.getByRole('button', { name: 'Create Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await dialog.getByLabel('Name').fill('M17 Pistol');
  await dialog.getByRole('textbox', { name: 'Serial Number' }).fill(`${stem}01`);
  await expect(dialog.getByText(/this serial number is close to one in the book/)).toBeVisible();
  await expect(dialog.getByText(`${stem}O1`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Serial Number' }).fill(`${stem}O1`);
  await dialog.getByRole('button', { name: 'Create Digital Twin' }).click();
  await expect(page.getByText('Duplicate Serial Number')).toBeVisible();
});
