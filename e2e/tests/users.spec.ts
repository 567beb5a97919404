import { expect, type Page } from '@playwright/test';
import { type Account, makeAccount } from '../support/accounts';
import { atApi } from '../support/items';
import { DEMO_PASSWORD, person, PHONE, signIn } from '../support/people';
import { test } from '../support/test';

// Each has its own person, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

/** Chooses an entry of one person's menu in the directory. */
async function choose(admin: Page, { name, username }: Account, entry: string) {
  await admin.goto(`/user-management?q=${encodeURIComponent(name.replace('SPC ', ''))}`);
  await admin.getByRole('button', { name: `Actions, ${name}` }).click();
  await expect(admin.getByRole('menu'), username).toBeVisible();
  await admin.getByRole('menuitem', { name: entry }).click();
}

/** Opens a page and waits until the server can tell it something. */
async function listening(page: Page, path: string) {
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto(path);
  await stream;
}

test('USER-05 USER-06 an account is made; its link sets a password once, in a browser where nobody is signed in', async ({
  browser,
}) => {
  const admin = await person(browser, 'admin');
  const username = `ortiz-${Date.now().toString(36)}`;
  await admin.goto('/user-management');
  await admin.getByRole('button', { name: 'Add New User' }).click();
  const form = admin.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('First name').fill('Lee');
  await form.getByLabel('Last name').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.mil`);
  await form.getByLabel('Rank').selectOption('PFC');
  await form.getByLabel('Unit').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add User' }).click();
  const link = await admin.getByRole('textbox', { name: 'One-time link' }).inputValue();
  await admin.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();

  const theirs = await (await browser.newContext({ viewport: PHONE })).newPage();
  await theirs.goto(link);
  for (const label of ['New password', 'New password again']) {
    await theirs.getByLabel(label, { exact: true }).fill(DEMO_PASSWORD);
  }
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await signIn(theirs, username);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(username);

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByText('This link was used or has expired.')).toBeVisible();
  await expect(again.getByLabel('New password', { exact: true })).toBeHidden();
});

test('check 2 a deactivated person is signed out at once in every browser, and can sign in after activation', async ({
  browser,
}) => {
  const account = await makeAccount(await atApi('admin'), 'leaver');
  const [desk, phone] = [
    await person(browser, account.username),
    await person(browser, account.username, PHONE),
  ];
  await listening(desk, '/property-book');
  await listening(phone, '/transfers');

  const admin = await person(browser, 'admin');
  await choose(admin, account, 'Deactivate');
  const sure = admin.getByRole('alertdialog', { name: `Deactivate ${account.name}?` });
  await expect(sure).toContainText('holds no items.');
  await sure.getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('User deactivated')).toBeVisible();
  for (const page of [desk, phone]) {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await desk.getByLabel('Username').fill(account.username);
  await desk.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await desk.getByRole('button', { name: 'Sign In' }).click();
  await expect(desk.getByText('Your account has been deactivated.')).toBeVisible();

  await choose(admin, account, 'Activate');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(admin.getByText('User activated')).toBeVisible();
  await desk.getByLabel('Username').fill(account.username);
  await desk.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await desk.getByRole('button', { name: 'Sign In' }).click();
  // Back to where they were.
  await expect(desk).toHaveURL(/\/property-book$/);
});

test('a session that an Admin ends in mid-form asks to sign in again over it, and nothing typed is lost', async ({
  browser,
}) => {
  const account = await makeAccount(await atApi('admin'), 'writer', 'Supply Sergeant');
  const theirs = await person(browser, account.username);
  await theirs.goto('/property-book?new=1');
  const form = theirs.getByRole('dialog', { name: 'Create Digital Twin' });
  await form.getByLabel(/^Name|^Item name/i).fill('AN/PVS-14');

  const admin = await person(browser, 'admin');
  await choose(admin, account, 'Sign Out Everywhere');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(admin.getByText(/was signed out of 1 browser/)).toBeVisible();

  const again = theirs.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
  await expect(form.getByLabel(/^Name|^Item name/i)).toHaveValue('AN/PVS-14');
});

test('the last Admin keeps their role, a new role holds without a reload, and the filters live in the address', async ({
  browser,
}) => {
  const account = await makeAccount(await atApi('admin'), 'climber');
  const theirs = await person(browser, account.username);
  await theirs.goto('/user-management');
  await expect(theirs.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add New User' })).toBeHidden();

  const admin = await person(browser, 'admin');
  await choose(admin, account, 'Edit User');
  const form = admin.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Role').selectOption('Admin');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(admin.getByText('User updated')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add New User' })).toBeVisible();

  await choose(admin, account, 'Edit User');
  await form.getByLabel('Role').selectOption('Soldier');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(admin.getByText('User updated')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add New User' })).toBeHidden();

  await admin.goto('/user-management?role=Admin&status=Active');
  await expect(admin.getByText('1 person', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: /^Actions, MSG/ }).click();
  await admin.getByRole('menuitem', { name: 'Edit User' }).click();
  await form.getByLabel('Role').selectOption('Commander');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('This is the last active Admin. Make another one first.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  // The role that was chosen is not saved.
  await admin.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(admin).not.toHaveURL(/act=edit/);
  await admin.reload();
  await expect(admin.getByRole('combobox', { name: 'Role' })).toHaveValue('Admin');
  await expect(admin.getByText('1 person', { exact: true })).toBeVisible();
});
