import { type Browser, expect, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PHONE, signIn } from '../support/people';
import { stageRelease } from '../support/staged-release';
import { test } from '../support/test';

const LIVE = 'Review and manage transfer requests sent to you';
const TRIAL = 'The offers that wait for your signature';

let server: OwnServer;
let digest: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 55);
  digest = stageRelease(server.webRoot, 'mfe-transfers', [LIVE, TRIAL]);
});
test.afterAll(() => server.stop());

async function someone(
  browser: Browser,
  username: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block', viewport });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Transfers' });
const act = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });
const trialBar = (page: Page) => page.getByText('This browser uses a trial release of Transfers.');

async function openTransfers(page: Page): Promise<void> {
  await page.goto('/sections?section=mfe-transfers');
  await expect(drawer(page)).toContainText(digest.slice(0, 8));
}

async function expectRelease(page: Page, words: string): Promise<void> {
  await page.goto('/transfers');
  await expect(page.getByText(words)).toBeVisible();
}

test('FED-27 FED-29 FED-30 an administrator uses a staged release in one browser until Stop; others keep the live one', async ({
  browser,
}) => {
  const admin = await someone(browser, 'admin');
  const other = await someone(browser, 'brandt');
  await expectRelease(admin, LIVE);
  const policy = async (page: Page) =>
    (await page.request.get('/transfers')).headers()['content-security-policy'];
  const before = await policy(admin);

  await openTransfers(admin);
  await act(admin, 'Use in This Browser').click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Use in This Browser' }).click();
  await expect(trialBar(admin)).toBeVisible();
  await expectRelease(admin, TRIAL);
  await expectRelease(other, LIVE);
  expect(await policy(admin)).toBe(before);

  await admin.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(trialBar(admin)).toBeHidden();
  await expectRelease(admin, LIVE);
  await admin.goto('/audit-log');
  const tried = `Section Transfers: release ${digest.slice(0, 8)} tried in one browser`;
  await expect(admin.getByText(tried).first()).toBeVisible();
});

test('FED-35 a canary reaches those of its audience, and promoting and rolling back reaches everyone', async ({
  browser,
}) => {
  const admin = await someone(browser, 'admin');
  const sergeant = await someone(browser, 'brandt');
  const soldier = await someone(browser, 'whitaker');
  await openTransfers(admin);
  await act(admin, 'Give to Some People').click();
  const dialog = admin.getByRole('dialog', { name: 'Give a release of Transfers to some people' });
  await dialog.getByLabel('Who gets it').selectOption({ label: 'Roles' });
  await dialog.getByLabel('Supply Sergeant').check();
  await dialog.getByRole('button', { name: 'Give Release' }).click();
  await expect(drawer(admin)).toContainText(`Supply Sergeant: ${digest.slice(0, 8)}`);
  await expectRelease(sergeant, TRIAL);
  await expectRelease(soldier, LIVE);
  // Its visits are counted.
  await expect(async () => {
    await openTransfers(admin);
    await expect(drawer(admin)).toContainText(/[1-9]\d* visits? in 24 hours, 0 unavailable/, {
      timeout: 2000,
    });
  }).toPass();

  await act(admin, 'Promote').click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Promote' }).click();
  await expect(drawer(admin)).toContainText(`Everyone has ${digest.slice(0, 8)}`);
  // There is nothing left to promote.
  await expect(act(admin, 'Promote')).toHaveCount(0);
  await expectRelease(soldier, TRIAL);
  await openTransfers(admin);
  await act(admin, 'Roll Back').click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Roll Back' }).click();
  await expect(act(admin, 'Promote')).toBeVisible();
  await expectRelease(soldier, LIVE);
  await expectRelease(sergeant, LIVE);
});

test('FED-32 a section that is switched off shows the reason in the next document, and comes back', async ({
  browser,
}) => {
  const admin = await someone(browser, 'admin');
  const commander = await someone(browser, 'halloran', PHONE);
  await admin.goto('/sections');
  await admin.getByRole('switch', { name: /^Transfers/ }).click();
  const dialog = admin.getByRole('dialog', { name: /Switch off Transfers|Switch Transfers off/i });
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await expect(dialog.getByText(/reason/i).last()).toBeVisible();
  await dialog.getByLabel('Reason').fill('The new release is being tried');
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await expect(admin.getByRole('switch', { name: /^Transfers/ })).not.toBeChecked();

  const asked: string[] = [];
  commander.on('request', (request) => asked.push(request.url()));
  await commander.goto('/transfers');
  await expect(
    commander.getByText('Transfers is switched off: The new release is being tried'),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/mfe-transfers/'))).toEqual([]);
  expect(await faults(commander, 'switched off')).toEqual([]);
  await commander.goto('/dashboard');
  await expect(commander.getByRole('heading', { name: 'Active Transfers' })).toHaveCount(0);

  await admin.getByRole('switch', { name: /^Transfers/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Switch On' }).click();
  await expect(admin.getByRole('switch', { name: /^Transfers/ })).toBeChecked();
  await expectRelease(commander, LIVE);
});

test('FED-37 FED-31 the page opens with every remote down; a Commander reads it, a Soldier does not', async ({
  browser,
}) => {
  const admin = await someone(browser, 'admin');
  await admin.route('**/remotes/mfe-*/**', (route) => route.abort());
  await admin.goto('/sections');
  await expect(admin.getByRole('row').filter({ hasText: '/documents' })).toContainText('Valid');
  await expect(admin.getByRole('switch')).not.toHaveCount(0);
  expect(await faults(admin, 'sections')).toEqual([]);
  // A form that was never fetched cannot be opened without a connection: the page says so, and goes on afterwards.
  await admin.context().setOffline(true);
  await admin.getByRole('switch', { name: /^Maintenance/ }).click();
  await expect(admin.getByText('The form is unavailable')).toBeInViewport();
  await admin.context().setOffline(false);
  await admin.getByRole('button', { name: 'Try again' }).first().click();
  await expect(admin.getByRole('dialog')).toBeVisible();
  const commander = await someone(browser, 'halloran');
  await commander.goto('/sections');
  await expect(commander.getByRole('row').filter({ hasText: '/documents' })).toContainText('Valid');
  await expect(commander.getByRole('switch', { disabled: false })).toHaveCount(0);
  const soldier = await someone(browser, 'whitaker', PHONE);
  await soldier.goto('/sections');
  await expect(
    soldier.getByText('Only an Admin or a Commander sees what the product is made of.'),
  ).toBeVisible();
});
