import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { atApi } from '../support/items';
import { newSerial, person, PHONE } from '../support/people';

const DESKTOP = { width: 1440, height: 900 };

interface Item {
  id: string;
  serial_number: string;
  assigned_to_user_id: string;
}
interface LedgerEvent {
  eventType: string;
  userName: string;
  details: { from?: string; to?: string; notes?: string };
}

/** Items that no other test knows, on the hand receipt of whoever makes them. */
async function makeItems(api: APIRequestContext, name: string, count: number): Promise<Item[]> {
  const items: Item[] = [];
  while (items.length < count) {
    const data = { name, category: 'other', serial_number: `${newSerial('TR')}${items.length}` };
    const made = await api.post('/api/property', { data });
    expect(made.status()).toBe(201);
    items.push((await made.json()) as Item);
  }
  return items;
}

/** Offers all items of a name to somebody, as the sender does it on his screen. */
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

const requestDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Transfer Request' });
const lineOf = (page: Page, name: string, { serial_number }: Item): Locator =>
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
async function expectBook(page: Page, tab: 'assigned' | 'signedout', name: string, has: Item[], not: Item) {
  await page.goto(`/property-book?tab=${tab}&q=${encodeURIComponent(name)}`);
  await expect(page.getByText(has[0]!.serial_number).first()).toBeVisible();
  await expect(page.getByText(not.serial_number)).toHaveCount(0);
  const listed = await page.request.get(`/api/property?scope=${tab}&q=${encodeURIComponent(name)}&limit=500`);
  const serials = ((await listed.json()) as Item[]).map(({ serial_number }) => serial_number);
  expect(serials.sort()).toEqual(has.map(({ serial_number }) => serial_number).sort());
}

/** An entry of the ledger's history, where somebody has it open. */
const inHistory = (page: Page, text: RegExp): Locator =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

async function historyOf(api: APIRequestContext, { id }: Item): Promise<LedgerEvent[]> {
  return (await (await api.get(`/api/ledger/history?itemId=${id}`)).json()) as LedgerEvent[];
}

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

  // Something else changes his lists while he types.
  const [other] = await makeItems(api, `${name} B`, 1);
  const me = (await (await recipient.request.get('/api/auth/me')).json()) as { id: string };
  await api.post('/api/transfers', { data: { propertyId: other!.id, toUserId: me.id } });
  await expect(recipient.getByText(other!.serial_number).first()).toBeAttached();
  await expect(reason).toHaveValue('Canvas is');
  await expect(reason).toBeFocused();
  await reason.pressSequentially(' torn');

  await requestDialog(recipient)
    .getByRole('button', { name: `Answer ${count} items` })
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
  expect(told.at(-1)?.message).toContain(
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
      const now = (await (await api.get(`/api/property/${item.id}`)).json()) as Item;
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
    const waiting = await recipient.request.get('/api/transfers?view=incoming&status=Pending&limit=1');
    const badge = Number(waiting.headers()['x-total-count']);
    await recipient.goto('/transfers');
    await expect(recipient.getByRole('tab', { name: `Incoming ${badge}` })).toBeVisible();
  });
}

test('two browsers decide at once: one outcome, and the late one is told whose', async ({ browser }) => {
  const api = await atApi('brandt');
  const [item] = await makeItems(api, 'Radio set', 1);
  const left = await person(browser, 'petrov');
  const right = await person(browser, 'petrov');
  const { id: toUserId } = (await (await left.request.get('/api/auth/me')).json()) as { id: string };
  const made = await api.post('/api/transfers', { data: { propertyId: item!.id, toUserId } });
  const { id } = (await made.json()) as { id: string };
  for (const page of [left, right]) await page.goto(`/transfers/${id}`);
  await left.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await right.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await left.getByRole('button', { name: 'Confirm Approve' }).click();
  await expect(left.getByText('Transfer of Radio set approved.')).toBeVisible();
  await right.getByRole('button', { name: 'Confirm Reject' }).click();
  await expect(
    right.getByText(/^Failed to reject transfer: SSG Petrov already approved this transfer on /),
  ).toBeVisible();
  const decided = (await historyOf(api, item!)).filter(({ eventType }) =>
    /APPROVED|REJECTED/.test(eventType),
  );
  expect(decided).toHaveLength(1);
});

test('an item is asked for by its serial number, offered by its holder and signed for', async ({
  browser,
}) => {
  const api = await atApi('brandt');
  const [item] = await makeItems(api, 'Stretcher', 1);
  const asker = await person(browser, 'whitaker');
  const holder = await person(browser, 'brandt');
  await holder.goto('/transfers');
  await asker.goto('/transfers?ask=1');
  const dialog = asker.getByRole('dialog', { name: 'Ask for an Item' });
  await dialog.getByLabel('Serial Number').fill(item!.serial_number);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(asker.getByText(`Your request for ${item!.serial_number} was sent.`)).toBeVisible();

  await holder.getByRole('button', { name: `Offer Stretcher ${item!.serial_number}` }).click();
  await holder.getByRole('button', { name: 'Send Transfer Request' }).click();
  const row = asker.getByRole('row').filter({ hasText: item!.serial_number });
  await row.getByRole('button', { name: 'Accept' }).click();
  await asker.getByRole('button', { name: 'Confirm Approve' }).click();
  await expect(asker.getByText('Transfer of Stretcher approved.')).toBeVisible();
});

test('the stream is cut and comes back: what happened meanwhile is shown, without a reload', async ({
  browser,
}) => {
  const api = await atApi('brandt');
  const [item] = await makeItems(api, 'Compass', 1);
  const recipient = await person(browser, 'whitaker');
  await recipient.goto('/transfers');
  await expect(recipient.getByRole('heading', { name: 'Transfers' })).toBeVisible();
  const { id: toUserId } = (await (await recipient.request.get('/api/auth/me')).json()) as { id: string };
  await recipient.context().setOffline(true);
  await api.post('/api/transfers', { data: { propertyId: item!.id, toUserId } });
  await expect(recipient.getByText(item!.serial_number)).toHaveCount(0);
  await recipient.context().setOffline(false);
  await expect(recipient.getByText(item!.serial_number).first()).toBeVisible({ timeout: 45_000 });
  const answer = await recipient.request.get('/api/notifications');
  const told = ((await answer.json()) as { message: string }[]).filter(({ message }) =>
    message.includes(item!.serial_number),
  );
  expect(told).toHaveLength(1);
});

test('a transfer is printed as a DA 2062 from its details', async ({ browser }) => {
  const api = await atApi('brandt');
  const [item] = await makeItems(api, 'Tripod', 1);
  const recipient = await person(browser, 'whitaker');
  const { id: toUserId } = (await (await recipient.request.get('/api/auth/me')).json()) as { id: string };
  const made = await api.post('/api/transfers', { data: { propertyId: item!.id, toUserId } });
  const { id } = (await made.json()) as { id: string };
  await recipient.goto(`/transfers/${id}`);
  const [form] = await Promise.all([
    recipient.waitForResponse((answer) => answer.url().endsWith(`/api/transfers/${id}/da2062`)),
    recipient.getByRole('button', { name: 'Print DA 2062' }).click(),
  ]);
  expect(form.headers()['content-type']).toContain('application/pdf');
  expect(form.headers()['content-disposition']).toContain('DA2062_HR-');
});
