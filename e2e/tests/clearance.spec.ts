import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { faults, setTheme } from '../support/axe';
import { atApi, handOver, makeWeapon } from '../support/items';
import { DEMO_PASSWORD, person, PHONE } from '../support/people';
import { test } from '../support/test';

type Api = Awaited<ReturnType<typeof atApi>>;

const idOf = async (api: Api): Promise<string> =>
  ((await (await api.get('/api/auth/me')).json()) as { id: string }).id;

const open = (page: Page, name: string) => page.getByRole('list', { name: 'Steps' }).getByText(name);

test('SUCC-40 SUCC-41 a person with an item is not deactivated; their clearance turns green by itself, is signed by somebody else and printed', async ({
  browser,
}) => {
  const [admin, commander] = [await atApi('admin'), await atApi('halloran')];
  const account = await makeAccount(admin, 'clearing');
  const leaver = await atApi(account.username);
  const item = await makeWeapon(commander, 'CLR');
  await handOver(commander, leaver, item.id, account.id);

  const desk = await person(browser, 'admin');
  await desk.goto(`/user-management?act=deactivate&person=${account.id}`);
  const dialog = desk.getByRole('alertdialog', { name: `Deactivate ${account.name}?` });
  await expect(dialog).toContainText('is not cleared: holds 1 item');
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  await dialog.getByRole('link', { name: `Clearance of ${account.name}` }).click();
  await expect(desk).toHaveURL(new RegExp(`/people/${account.id}/clearance$`));

  // The person starts it, on their phone.
  const phone = await person(browser, account.username, PHONE);
  await phone.goto('/profile');
  await phone.getByRole('link', { name: 'Clearance' }).first().click();
  await phone.getByRole('button', { name: 'Start clearing' }).first().click();
  await phone.getByLabel('Leaves the unit on').fill('2030-11-30');
  await phone.getByRole('button', { name: 'Start Clearing' }).click();
  await expect(phone.getByText('30NOV2030').first()).toBeVisible();
  await expect(open(phone, '1 item still on the hand receipt')).toBeVisible();
  expect(await faults(phone, 'clearance, phone')).toEqual([]);

  const supply = await person(browser, 'brandt');
  await supply.goto(`/people/${account.id}/clearance`);
  await expect(open(supply, '1 item still on the hand receipt')).toBeVisible();
  await expect(supply.getByRole('button', { name: 'Sign clearance' })).toBeHidden();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(supply, theme);
    expect(await faults(supply, `clearance, ${theme}`)).toEqual([]);
  }

  // The item comes back while they look.
  await handOver(leaver, commander, item.id, await idOf(commander));
  await expect(open(supply, 'Nothing on the hand receipt')).toBeVisible();
  await supply.getByRole('button', { name: 'Mark done, Labels and cards handed in' }).click();
  await supply.getByRole('button', { name: 'Sign clearance' }).click();
  await supply.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
  await supply.getByRole('button', { name: 'Sign Clearance' }).click();
  await expect(open(supply, 'Signed by SFC Brandt')).toBeVisible();
  await expect(open(phone, 'Signed by SFC Brandt')).toBeVisible();
  const download = supply.waitForEvent('download');
  await supply.getByRole('button', { name: 'Print, clearance memorandum' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Clearance_PC-\d+\.pdf$/);

  await desk.goto(`/user-management?act=deactivate&person=${account.id}`);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(desk.getByText('User deactivated')).toBeVisible();
  await expect(phone).toHaveURL(/\/login$/);
});
