import { expect } from '@playwright/test';
import { historyOf, makeItems } from '../support/handed-items';
import { atApi } from '../support/items';
import { person } from '../support/people';
import { test } from '../support/test';

// Each has its own items and people, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

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
  // The page hears of it at once, before the late one is sent.
  const late = right.getByRole('alertdialog', { name: 'Nothing to reject' });
  await expect(late.getByText(/^SSG Petrov already approved this transfer on /)).toBeVisible();
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
  await dialog.getByRole('textbox', { name: 'Serial Number' }).fill(item!.serial_number);
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
