import { expect } from '@playwright/test';
import { atApi, makeWeapon } from '../support/items';
import { person } from '../support/people';
import { test } from '../support/test';

test('a double-click on Mark verified writes one event', async ({ browser }) => {
  const item = await makeWeapon(await atApi('halloran'), 'DC');
  const page = await person(browser, 'halloran');
  await page.goto(`/sensitive-items?q=${item.serial_number}`);
  await page.getByRole('button', { name: `Mark verified, M4A1 Carbine ${item.serial_number}` }).dblclick();
  await expect(page.getByText('Item Verified')).toBeVisible();
  // So that a second one has had its time.
  await page.waitForTimeout(1000);
  const answer = await page.request.get(`/api/ledger/history?itemId=${item.id}`);
  const events = (await answer.json()) as { eventType: string }[];
  expect(events.map(({ eventType }) => eventType)).toEqual(['VERIFICATION', 'ITEM CREATED']);
});
