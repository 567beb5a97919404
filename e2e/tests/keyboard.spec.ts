import { type Browser, expect, type Page } from '@playwright/test';
import { pressByKey, tabTo, typeByKey } from '../support/keyboard';
import { atApi, makeWeapon } from '../support/items';
import { DEMO_PASSWORD, newSerial, person } from '../support/people';
import { test } from '../support/test';

async function signedInByKey(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await typeByKey(page, page.getByLabel('Username'), username);
  await typeByKey(page, page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation').getByRole('link', { name }).first();

/** Chooses the first of what a combobox offers for what is typed. */
async function choose(page: Page, label: string, text: string) {
  const dialog = page.getByRole('dialog');
  await typeByKey(page, dialog.getByLabel(label), text);
  await expect(dialog.getByRole('option', { name: new RegExp(text) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('check 30: the main job by keyboard alone: an item is entered, offered, accepted', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const serial = newSerial('KEY');
  const commander = await signedInByKey(browser, 'halloran');

  await pressByKey(commander, section(commander, /^Property Book/));
  await pressByKey(commander, commander.getByRole('button', { name: 'Create Item' }));
  const create = commander.getByRole('dialog', { name: 'Create Digital Twin' });
  await typeByKey(commander, create.getByLabel(/^Name|^Item name/i), 'M4A1 Carbine');
  await typeByKey(commander, create.getByRole('textbox', { name: /Serial number/i }), serial);
  await pressByKey(commander, create.getByRole('button', { name: /^Create/ }));
  await expect(commander.getByText('Digital Twin Created')).toBeVisible();

  // The sidebar stands before the list, which is long.
  await pressByKey(commander, section(commander, /^Transfers/), 'Shift+Tab');
  await pressByKey(commander, commander.getByRole('button', { name: 'New Transfer' }));
  await choose(commander, 'Serial Number', serial);
  await choose(commander, 'To (Recipient)', 'Whitaker');
  await pressByKey(commander, commander.getByRole('button', { name: 'Send Transfer Request' }));
  await expect(commander.getByText('Transfer Created')).toBeVisible();

  const soldier = await signedInByKey(browser, 'whitaker');
  await pressByKey(soldier, section(soldier, /^Transfers/));
  // The dashboard has a search of its own.
  await expect(soldier.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  await typeByKey(soldier, soldier.getByRole('searchbox').first(), serial);
  const line = soldier.getByRole('row').filter({ hasText: serial });
  await pressByKey(soldier, line.getByRole('button', { name: /^Accept/ }));
  // The dialog opens on Cancel: nobody approves before what they sign for has loaded.
  await expect(soldier.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const approve = soldier.getByRole('button', { name: 'Confirm Approve' });
  await expect(approve).toBeEnabled();
  await pressByKey(soldier, approve);
  await expect(soldier.getByText('Transfer Approved').first()).toBeVisible();
});

test('check 30: LIFE-06 an amendment is proposed and signed by keyboard alone', async ({ browser }) => {
  const api = await atApi('brandt');
  const item = await makeWeapon(api, 'KA');
  await api.dispose();

  const sergeant = await person(browser, 'brandt');
  await sergeant.goto(`/property-book/${item.id}`);
  await pressByKey(sergeant, sergeant.getByRole('button', { name: 'Propose amendment' }));
  const form = sergeant.getByRole('dialog', { name: 'Propose amendment' });
  await expect(form.getByRole('checkbox', { name: 'Serial number' })).toBeFocused();
  await tabTo(sergeant, form.getByRole('checkbox', { name: 'Name' }));
  await sergeant.keyboard.press('Space');
  await typeByKey(sergeant, form.getByRole('textbox', { name: 'New name' }), 'M4 Carbine');
  await typeByKey(sergeant, form.getByRole('textbox', { name: 'Reason' }), 'The plate reads M4 Carbine.');
  await typeByKey(sergeant, form.getByLabel('Your password', { exact: true }), DEMO_PASSWORD);
  await pressByKey(sergeant, form.getByRole('button', { name: 'Sign and Propose' }));
  const told = sergeant.getByText(/^AM-\d+ waits for the second signature/);
  await expect(told).toBeVisible();
  const id = (await told.textContent())!.split(' ')[0]!;
  await expect(form).toBeHidden();
  await expect(sergeant.getByRole('button', { name: 'Propose amendment' })).toBeFocused();

  const commander = await person(browser, 'halloran');
  await commander.goto('/amendments');
  await pressByKey(commander, commander.getByRole('link', { name: new RegExp(id) }));
  const sheet = commander.getByRole('dialog', { name: `Amendment ${id}` });
  await expect(sheet).toBeVisible();
  await typeByKey(commander, sheet.getByLabel('Your password', { exact: true }), DEMO_PASSWORD);
  await pressByKey(commander, sheet.getByRole('button', { name: 'Sign Amendment' }));
  await expect(commander.getByText('Amendment Signed')).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('a dialog keeps the focus, Escape closes it, and the focus is where it was', async ({ browser }) => {
  const page = await signedInByKey(browser, 'halloran');
  await page.goto('/property-book');
  const create = page.getByRole('button', { name: 'Create Item' });
  await pressByKey(page, create);
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();
});

test('the first stop skips to the content, and a menu is walked by arrows', async ({ browser }) => {
  const page = await signedInByKey(browser, 'admin');
  await page.goto('/user-management');
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Actions, CPT .* Halloran$/ }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('menuitem', { name: 'Edit User' });
  await expect(edit).toBeFocused();
  // Nothing of the rows below is painted over the menu.
  await edit.hover();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: /^Reset the password/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
