import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { atApi, makeWeapon } from '../support/items';
import { person } from '../support/people';
import { test } from '../support/test';

/** A day from today, YYYY-MM-DD in local time. */
const inDays = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

test('a commander sees how ready their unit was for 30 days, and a new soldier that they hold nothing', async ({
  browser,
}) => {
  const commander = await person(browser, 'halloran');
  await commander.goto('/dashboard');
  const card = commander.getByRole('region', { name: 'Readiness, last 30 days' });
  await expect(card.getByText('B Co, 4-612 IN')).toBeVisible();
  await expect(card.getByRole('img', { name: /% of \d+ items are operational today/ })).toBeVisible();
  await card.getByText('Day by day').click();
  await expect(card.getByRole('row')).toHaveCount(31);

  const account = await makeAccount(await atApi('admin'), 'newcomer');
  const soldier = await person(browser, account.username);
  await soldier.goto('/dashboard');
  const own = soldier.getByRole('region', { name: 'Readiness, last 30 days' });
  await expect(own.getByText('No items', { exact: true })).toBeVisible();
  for (const nothing of ['No active transfers', 'No items assigned to you', 'No notifications']) {
    await expect(soldier.getByText(nothing)).toBeVisible();
  }
});

test('DASH-28 DASH-30 DASH-31 maintenance that is due soon is told of when the page loads, once, and leads to it', async ({
  browser,
}) => {
  const account = await makeAccount(await atApi('admin'), 'mechanic', 'Supply Sergeant');
  const api = await atApi(account.username);
  const item = await makeWeapon(api, 'MX');
  const plan = async (scheduledDate: string) => {
    const answer = await api.post('/api/maintenance', {
      data: {
        propertyId: item.id,
        maintenanceType: 'scheduled',
        priority: 'medium',
        description: 'Service',
        scheduledDate,
      },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const due = await plan(inDays(2));
  await plan(inDays(9));

  const page = await person(browser, account.username);
  await page.goto('/dashboard');
  const team = page.getByRole('region', { name: 'Team Activity' });
  await expect(team.getByText('Upcoming maintenance')).toHaveCount(1);
  await page.goto('/property-book');
  await page.goto('/dashboard');
  await expect(team.getByText('Upcoming maintenance')).toHaveCount(1);
  await team.getByRole('button', { name: /Upcoming maintenance/ }).click();
  await expect(page).toHaveURL(new RegExp(`/maintenance/${due}$`));
});

test('DASH-32 what is accepted on the dashboard is recorded on this device by serial number, newest first', async ({
  browser,
}) => {
  const account = await makeAccount(await atApi('admin'), 'receiver');
  const [brandt, theirs] = [await atApi('brandt'), await atApi(account.username)];
  const item = await makeWeapon(brandt, 'LR');
  const me = async (api: typeof theirs) =>
    ((await (await api.get('/api/auth/me')).json()) as { id: string }).id;
  const offer = async (from: typeof theirs, toUserId: string) => {
    const answer = await from.post('/api/transfers', {
      data: { propertyId: item.id, toUserId, includeComponents: false },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };

  const page = await person(browser, account.username);
  await page.goto('/dashboard');
  const line = page
    .getByRole('region', { name: 'Active Transfers' })
    .getByRole('listitem')
    // What goes back to them meanwhile has a line of its own.
    .filter({ hasText: `${item.serial_number}From SFC Brandt` });
  const accept = async () => {
    await line.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Confirm Approve' }).click();
    await expect(page.getByText('The transfer request has been approved').first()).toBeVisible();
    await expect(line).toContainText('Approved');
    await page.reload();
  };
  const first = await offer(brandt, account.id);
  await accept();
  const back = await offer(theirs, await me(brandt));
  await brandt.patch(`/api/transfers/${back}/status`, { data: { status: 'Approved' } });
  const second = await offer(brandt, account.id);
  await accept();

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('handreceipt.ledger') ?? '{}'));
  const records = (kept as { records: Record<string, { transferId: string }[]> }).records;
  expect(records[item.serial_number]?.map(({ transferId }) => transferId)).toEqual([second, first]);
});
