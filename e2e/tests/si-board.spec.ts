import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signUp } from '../support/accounts';
import { faults } from '../support/axe';
import { ORIGIN } from '../support/environment';
import { atApi, handOver, type MadeItem, makeWeapon } from '../support/items';
import { person, PHONE } from '../support/people';
import { test } from '../support/test';

/** From the tap of the leader to the board of the commander. */
const ON_THE_BOARD = { timeout: 2000 };

interface SquadOfACompany {
  squad: string;
  commander: string;
  leader: string;
  api: APIRequestContext;
  weapon: MadeItem;
}

/** Minutes after midnight as a schedule has them, e.g. '1800'. */
const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** Sets the company's checks of weapons to one that is due in some minutes, so that it asks for what is new. */
async function checkSoon(commander: APIRequestContext): Promise<void> {
  const schedules = (await (await commander.get('/api/check-schedules')).json()) as {
    category: string;
  }[];
  const known = schedules.find(({ category }) => category === 'weapon');
  const { category: _, changedAt: __, changedBy: ___, ...body } = known as unknown as Record<string, unknown>;
  const now = new Date();
  const due = Math.min(now.getHours() * 60 + now.getMinutes() + 10, 24 * 60 - 1);
  const put = await commander.put('/api/check-schedules/weapon', {
    data: { ...body, dueTimes: [asTime(due)] },
  });
  expect(put.status(), await put.text()).toBe(200);
}

/** A company of its own with a squad, whose leader holds one weapon that a check asks for. */
async function newCompany(): Promise<SquadOfACompany> {
  const admin = await atApi('admin');
  const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  const unit = async (name: string, kind: string, parentId: string | null) => {
    const made = await admin.post('/api/units', { data: { name, kind, parentId } });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    return id;
  };
  const companyId = await unit(`${stamp} Co`, 'company', null);
  const squad = `Squad ${stamp}`;
  const squadId = await unit(squad, 'squad', companyId);
  const account = (who: string, rank: string, role: string, unitId: string) =>
    signUp(admin, ORIGIN, { username: `${who}-${stamp}`, lastName: `${who} ${stamp}`, rank, role, unitId });
  const commander = await account('co', 'CPT', 'Commander', companyId);
  const leader = await account('ldr', 'SSG', 'Squad Leader', squadId);
  const [commanding, leading] = [await atApi(commander.username), await atApi(leader.username)];
  await checkSoon(commanding);
  const weapon = await makeWeapon(commanding, 'SB');
  await handOver(commanding, leading, weapon.id, leader.id);
  return { squad, commander: commander.username, leader: leader.username, api: leading, weapon };
}

/** As a field for a local date and time has it, so many minutes ago. */
function minutesAgo(minutes: number): string {
  const at = new Date(Date.now() - minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const cellOf = (page: Page, squad: string, state: string) =>
  page.getByRole('button', { name: new RegExp(`^${squad}, .*: ${state}, `) }).first();

test('SIRP-01 SIRP-04 SIRP-09 UP on a phone is GREEN on the open board within 2 s; RED opens the lines and the case', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const { squad, commander, leader, api, weapon } = await newCompany();
  const board = await person(browser, commander);
  await board.goto('/si-board');
  await expect(cellOf(board, squad, 'AMBER')).toContainText('0 of 1');

  const phone = await person(browser, leader, PHONE);
  await phone.goto('/si-board');
  await expect(
    phone.getByRole('link', { name: `1 of 1 not seen, ${squad}. Open the scanner` }).first(),
  ).toBeVisible();
  const seen = await api.post(`/api/property/${weapon.id}/verify`, {
    data: { verificationType: 'Serial number' },
  });
  expect(seen.status(), await seen.text()).toBe(200);
  const up = phone.getByRole('button', { name: `Send UP, ${squad}` }).first();
  await expect(up).toBeEnabled();
  expect(await faults(phone, 'SI board, phone')).toEqual([]);
  await up.tap();
  // The commander touches nothing: the board is told.
  await expect(cellOf(board, squad, 'GREEN')).toBeVisible(ON_THE_BOARD);
  await expect(cellOf(board, squad, 'GREEN')).toContainText('Reported UP');
  await expect(phone.getByText('UP Sent')).toBeVisible();

  // The leader corrects it: RED by the drawer of the cell.
  await cellOf(phone, squad, 'GREEN').tap();
  await phone.getByRole('button', { name: 'Correct to RED' }).tap();
  const form = phone.getByRole('dialog').last();
  await form.getByRole('button', { name: 'Send RED' }).tap();
  await expect(form.getByText('Enter the serial numbers of what is lost.')).toBeVisible();
  await form.getByLabel('5 Items by serial number').fill(weapon.serial_number);
  await form.getByLabel('6 Date and time of loss').fill(minutesAgo(30));
  await form.getByLabel('7 Details').fill('Not in the rack after the range.');
  await form.getByLabel('8 Action taken').fill('The range is searched.');
  await form.getByLabel(/^Why .* is corrected$/).fill('It was counted twice.');
  await form.getByRole('button', { name: 'Send RED' }).tap();
  await expect(cellOf(board, squad, 'RED')).toBeVisible({ timeout: 5000 });

  // RED opens the lines; the address keeps the drawer; Back closes it.
  await cellOf(board, squad, 'RED').click();
  const drawer = board.getByRole('dialog', { name: squad });
  await expect(drawer.getByText(`M4A1 Carbine ${weapon.serial_number}`)).toBeVisible();
  await expect(drawer.getByText('Not in the rack after the range.')).toBeVisible();
  await expect(board).toHaveURL(/unit=.+&due=|due=.+&unit=/);
  await board.reload();
  await expect(drawer.getByText('Not in the rack after the range.')).toBeVisible();
  expect(await faults(board, 'SI board, drawer')).toEqual([]);
  await board.goBack();
  await expect(drawer).toBeHidden();
  await expect(board).toHaveURL(/\/si-board$/);

  // Without a connection the board is read, and says that reports need the server.
  await board.context().setOffline(true);
  await expect(board.getByText('Reports need the server.')).toBeVisible();
  await expect(cellOf(board, squad, 'RED')).toBeVisible();
  await board.context().setOffline(false);
  await expect(board.getByText('Reports need the server.')).toBeHidden();

  await cellOf(board, squad, 'RED').click();
  await drawer.getByRole('link', { name: /^Open loss case LC-/ }).click();
  await expect(board).toHaveURL(/\/loss-cases\/LC-/);
  await expect(board.getByRole('main').getByText(weapon.serial_number).first()).toBeVisible();
});
