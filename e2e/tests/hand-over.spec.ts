import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type HandedItem, historyOf, makeItems } from '../support/handed-items';
import { atApi } from '../support/items';
import { newSerial, person, PHONE } from '../support/people';
import { test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };

/** Offers all items of a name to somebody, as the sender does it on their screen. */
async function offerAll(page: Page, name: string, count: number, to: string) {
  await page.goto('/transfers?new=1');
  const dialog = page.getByRole('dialog', { name: 'Initiate Equipment Transfer' });
  await dialog.getByRole('button', { name: 'Choose Several' }).click();
  await dialog.getByRole('searchbox', { name: 'Search what you hold' }).fill(name);
  await dialog.getByRole('button', { name: `Select All ${count} items` }).click();
  await dialog.getByLabel('To (Recipient)').fill(to);
  await dialog.getByRole('option', { name: new RegExp(to) }).click();
  await dialog.getByRole('button', { name: 'Send Transfer Request' }).click();
  await expect(page.getByText(`Transfer request for ${count} items sent to`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

const requestDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Transfer Request|What you sign for)/ });
const lineOf = (page: Page, name: string, { serial_number }: HandedItem): Locator =>
  requestDialog(page).getByRole('listitem', { name: `${name} ${serial_number}`, exact: true });

/** Follows the first link to a request of so many items, which appears without a reload. */
async function openRequest(page: Page, count: number) {
  await page
    .getByRole('link', { name: `Request of ${count} items` })
    .first()
    .click();
  await expect(requestDialog(page)).toContainText(`offers ${count} items to`);
}

/** Somebody's property book lists these items of a name, so many, and not that one. */
async function expectBook(
  page: Page,
  tab: 'assigned' | 'signedout',
  name: string,
  has: HandedItem[],
  not: HandedItem,
) {
  await page.goto(`/property-book?tab=${tab}&q=${encodeURIComponent(name)}`);
  await expect(page.getByText(has[0]!.serial_number).first()).toBeVisible();
  await expect(page.getByText(not.serial_number)).toHaveCount(0);
  const listed = await page.request.get(`/api/property?scope=${tab}&q=${encodeURIComponent(name)}&limit=500`);
  const serials = ((await listed.json()) as HandedItem[]).map(({ serial_number }) => serial_number);
  expect(serials.sort()).toEqual(has.map(({ serial_number }) => serial_number).sort());
}

/** An entry of the ledger's history, where somebody has it open. */
const inHistory = (page: Page, text: RegExp): Locator =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

/** Three people, three browsers: one offers, one answers, one watches the ledger. */
async function handOver(browser: Browser, viewport: typeof DESKTOP, count: number) {
  const name = `Litter ${newSerial('N')}`;
  const api = await atApi('brandt');
  const items = await makeItems(api, name, count);
  const refused = items[Math.floor(count / 2)]!;

  const sender = await person(browser, 'brandt', viewport);
  const recipient = await person(browser, 'petrov', viewport);
  const watcher = await person(browser, 'halloran', viewport);
  await recipient.goto('/transfers');
  await watcher.goto(`/audit-log?q=${refused.serial_number}`);
  await offerAll(sender, name, count, 'Petrov');
  await expect(inHistory(watcher, /^Transfer requested: /)).toBeVisible();

  await openRequest(recipient, count);
  await sender.goto('/transfers?view=outgoing');
  await openRequest(sender, count);
  await requestDialog(recipient).getByRole('button', { name: 'Accept All' }).click();
  await lineOf(recipient, name, refused)
    .getByRole('button', { name: /^Decline/ })
    .click();
  const reason = requestDialog(recipient).getByLabel(`Reason for ${refused.serial_number}`);
  await reason.pressSequentially('Canvas is');

  // Something else changes their lists while they type.
  const [other] = await makeItems(api, `${name} B`, 1);
  const me = (await (await recipient.request.get('/api/auth/me')).json()) as { id: string };
  await api.post('/api/transfers', { data: { propertyId: other!.id, toUserId: me.id } });
  await expect(recipient.getByText(other!.serial_number).first()).toBeAttached();
  await expect(reason).toHaveValue('Canvas is');
  await expect(reason).toBeFocused();
  await reason.pressSequentially(' torn');

  await requestDialog(recipient)
    .getByRole('button', { name: `Sign for ${count - 1}, reject 1` })
    .click();
  const question = recipient.getByRole('alertdialog', { name: 'Confirm Answers' });
  await expect(question).toContainText(`approve ${count - 1} items and reject 1 item`);
  await question.getByRole('button', { name: 'Confirm Answers' }).click();
  await expect(recipient.getByText(`${count - 1} items approved, 1 item rejected.`)).toBeVisible();

  // The sender and the commander see it without a reload.
  await expect(lineOf(sender, name, refused)).toContainText('Rejected');
  await expect(lineOf(sender, name, refused)).toContainText('Canvas is torn');
  await expect(requestDialog(sender).getByText('Approved', { exact: true })).toHaveCount(count - 1);
  await expect(inHistory(watcher, /^Transfer rejected: /)).toBeVisible();
  const told = (await (await api.get('/api/notifications')).json()) as { message: string }[];
  // They may have been told of other tests' acts since.
  expect(told.map(({ message }) => message).join('\n')).toContain(
    `approved ${count - 1} items and rejected 1 item: ${name} ${refused.serial_number} (Canvas is torn).`,
  );
  return { name, items, refused, api, sender, recipient, recipientId: me.id };
}

for (const [device, viewport] of [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
] as const) {
  test(`XFER-06 XFER-07 ${device}: 40 items offered, one refused, seen live; ledger and property books agree`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const count = 40;
    const { name, items, refused, api, sender, recipient, recipientId } = await handOver(
      browser,
      viewport,
      count,
    );

    for (const item of items) {
      const taken = item.id !== refused.id;
      const now = (await (await api.get(`/api/property/${item.id}`)).json()) as HandedItem;
      expect(now.assigned_to_user_id === recipientId).toBe(taken);
      const [last, ...before] = await historyOf(api, item);
      expect(last).toMatchObject({
        eventType: taken ? 'TRANSFER APPROVED' : 'TRANSFER REJECTED',
        userName: 'SSG Petrov',
        details: { from: 'SFC Brandt', to: 'SSG Petrov', ...(!taken && { notes: 'Canvas is torn' }) },
      });
      expect(before.filter(({ eventType }) => /APPROVED|REJECTED/.test(eventType))).toEqual([]);
    }
    const taken = items.filter(({ id }) => id !== refused.id);
    await expectBook(recipient, 'assigned', name, taken, refused);
    await expectBook(sender, 'signedout', name, taken, refused);

    // XFER-06, XFER-07: what is answered waits no more; the views are the two sides of the same transfers.
    const views = (page: Page, view: string) =>
      page.goto(`/transfers?view=${view}&q=${refused.serial_number}`);
    for (const [page, view, shown] of [
      [recipient, 'incoming', true],
      [recipient, 'outgoing', false],
      [recipient, 'history', true],
      [sender, 'outgoing', true],
      [sender, 'incoming', false],
    ] as const) {
      await views(page, view);
      const line = page.getByText(refused.serial_number).first();
      if (shown) await expect(line).toBeVisible();
      else await expect(page.getByText(/^No (Incoming|Outgoing) Transfers$/)).toBeVisible();
    }
    await recipient.goto('/transfers');
    // Another test may offer them something meanwhile: then both go up.
    await expect(async () => {
      const waiting = await recipient.request.get(
        '/api/transfers?view=incoming&status=Pending&waiting=true&limit=1',
      );
      const badge = Number(waiting.headers()['x-total-count']);
      await expect(recipient.getByRole('tab', { name: `Incoming ${badge}` })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });
}
