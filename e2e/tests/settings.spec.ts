import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { atApi } from '../support/items';
import { letIn, person } from '../support/people';
import { test } from '../support/test';

const PIN = '2468';

/** Somebody whose settings and sessions no other test changes, nor an earlier try of this one. */
const newPerson = async () => (await makeAccount(await atApi('admin'), 'settings')).username;

const open = (page: Page, tab: string) => page.goto(`/settings?tab=${tab}`);
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** What is chosen in each tab that holds settings, and the other values that a person may choose. */
const CHANGES = [
  {
    tab: 'security',
    choices: { 'Auto logout': '60 minutes', 'PIN timeout': '15 minutes' },
    switches: ['Show item details'],
  },
  {
    tab: 'qr-codes',
    choices: { 'Default print size': 'large 3in' },
    switches: ['Auto-regenerate damaged codes', 'Include name', 'Include serial number', 'Scan confirmation'],
  },
  {
    tab: 'notifications',
    choices: {},
    switches: ['Transfer requests', 'Status updates', 'System alerts', 'Daily digest'],
  },
  { tab: 'sync', choices: { 'Sync interval': '30 minutes' }, switches: ['Wi-Fi only', 'Auto sync'] },
];

test('SET-21 every setting that is changed is saved, and follows the person to another browser', async ({
  browser,
}) => {
  const username = await newPerson();
  const here = await person(browser, username);
  const before = new Map<string, boolean>();
  for (const { tab, choices, switches } of CHANGES) {
    await open(here, tab);
    for (const [name, value] of Object.entries(choices)) await choice(here, name).selectOption(value);
    for (const name of switches) {
      before.set(name, await toggle(here, name).isChecked());
      await toggle(here, name).click();
    }
    await save(here);
  }
  const there = await person(browser, username);
  for (const { tab, choices, switches } of CHANGES) {
    await open(there, tab);
    for (const [name, value] of Object.entries(choices)) {
      await expect(choice(there, name).locator('option:checked')).toHaveText(value);
    }
    for (const name of switches)
      await expect(toggle(there, name)).toBeChecked({ checked: !before.get(name) });
  }
  await open(there, 'profile');
  await there.getByRole('button', { name: 'Reset preferences' }).click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'Reset preferences' }).click();
  await expect(there.getByText('Preferences reset')).toBeVisible();
  // The first browser is told, and shows it without a reload.
  await expect(choice(here, 'Sync interval').locator('option:checked')).toHaveText('15 minutes');
});

test('a PIN guards sensitive items in every tab, and a hundred tries of it are stopped', async ({
  page,
  context,
}) => {
  await letIn(page, 'voss');
  await open(page, 'security');
  await toggle(page, 'PIN for sensitive items').click();
  const dialog = page.getByRole('dialog', { name: 'Set PIN' });
  await dialog.getByLabel('New PIN', { exact: true }).fill(PIN);
  await dialog.getByLabel('New PIN again', { exact: true }).fill(PIN);
  await dialog.getByLabel('Password', { exact: true }).fill('demo-0600');
  await dialog.getByRole('button', { name: 'Set PIN' }).click();
  await expect(toggle(page, 'PIN for sensitive items')).toBeChecked();

  const other = await context.newPage();
  await other.goto('/sensitive-items');
  await other.getByLabel('PIN', { exact: true }).fill(PIN);
  await other.getByRole('button', { name: 'Unlock' }).click();
  await expect(other.getByRole('button', { name: 'Unlock' })).toBeHidden();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(other.getByRole('button', { name: 'Unlock' })).toBeVisible();

  const statuses = await other.evaluate(async () => {
    const answers: number[] = [];
    for (let pin = 3000; pin < 3100; pin += 1) {
      const { status } = await fetch('/api/settings/pin/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pin: String(pin) }),
      });
      answers.push(status);
    }
    return answers;
  });
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  expect(statuses.slice(5).every((status) => status === 429)).toBe(true);
  await other.getByLabel('PIN', { exact: true }).fill(PIN);
  await other.getByRole('button', { name: 'Unlock' }).click();
  await expect(other.getByText(/Too many attempts/)).toBeVisible();
});

test('SET-21 a browser that nobody touches for the chosen time is signed out in every tab', async ({
  browser,
}) => {
  const page = await person(browser, await newPerson());
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, 'security');
  await expect(choice(page, 'Auto logout')).toBeVisible();
  // Nobody can wait for half an hour here: the browser is told that the last touch was that long ago.
  await page.evaluate(() =>
    localStorage.setItem('handreceipt.lastActivity', String(Date.now() - 31 * 60_000)),
  );
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const { status } = await page.evaluate(() => fetch('/api/auth/me').then(({ status }) => ({ status })));
  expect(status).toBe(401);
});

test('an own browser signed out from another is asked to sign in again; a token works until it is revoked', async ({
  browser,
}) => {
  const username = await newPerson();
  const here = await person(browser, username);
  const there = await person(browser, username);
  await open(here, 'security');
  await here.getByRole('button', { name: 'New token' }).click();
  await here.getByLabel('Name', { exact: true }).fill('Nightly report');
  await here.getByRole('button', { name: 'Make token' }).click();
  const token = await here.getByLabel('Token', { exact: true }).inputValue();
  await here.getByRole('button', { name: 'Done' }).click();
  const asProgram = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const me = () => asProgram.request.get(new URL('/api/auth/me', here.url()).href);
  expect((await me()).status()).toBe(200);
  await here.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(here.getByText('Token revoked', { exact: true })).toBeVisible();
  expect((await me()).status()).toBe(401);

  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(here.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await there.goto('/profile');
  await expect(there).toHaveURL(/\/login$/);
});
