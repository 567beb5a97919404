import { expect } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import {
  codeField,
  type CounterDesk,
  deviceOf,
  handoversOf,
  keptOn,
  labelOf,
  list,
  openCounter,
  outOf,
  receiptFor,
  scan,
  startCounterDesk,
  turn,
  typePin,
  verdict,
} from '../support/counter-desk';
import { queued } from '../support/device';
import { PORT } from '../support/environment';
import { type HoldingProxy, startHoldingProxy } from '../support/holding-proxy';
import { test } from '../support/test';

let desk: CounterDesk;
let line: HoldingProxy;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await startCounterDesk(PORT + 57);
  line = await startHoldingProxy(desk.server.origin);
});
test.afterAll(async () => {
  await line?.stop();
  await desk?.server.stop();
});

test('CNTR-42 without a connection: no PIN field, drafts, and the return of a draw is queued and recorded once', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [drawn, issued, free] = desk.rifles;
  if (!drawn || !issued || !free) throw new Error('The company has too few rifles.');
  const device = await deviceOf(browser, desk, { origin: line.origin, isOfflineReady: true });
  const { page, context } = device;
  const offline = async (isOffline: boolean) => {
    line.cut(isOffline);
    await context.setOffline(isOffline);
  };
  await openCounter(page);
  await list(page, 'whitaker', drawn);
  await turn(page);
  await typePin(page);
  await receiptFor(page);
  await page.keyboard.press('Alt+1');
  await list(page, 'whitaker', issued);
  await turn(page);
  await typePin(page);
  const issue = await receiptFor(page);
  await expect.poll(() => keptOn(page)).toContain('HandReceiptCounterDB/packs');
  await expect.poll(async () => (await keptOn(page)).includes(`"handover_id":"${issue}"`)).toBe(true);
  const actsBefore = (await handoversOf(desk)).length;

  await offline(true);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  // The screen opens again without the server.
  await page.reload();
  await expect(codeField(page)).toBeFocused();

  // A list is checked by the pack, kept as a draft, and not signed.
  await page.keyboard.press('Alt+4');
  await scan(page, 'whitaker');
  await expect(verdict(page, 'SPC Whitaker')).toBeVisible();
  await scan(page, labelOf(drawn));
  await expect(verdict(page, /is out with SPC Whitaker since/)).toBeVisible();
  await scan(page, free.serial_number);
  await expect(verdict(page, `Added ${free.name} ${free.serial_number}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    verdict(page, 'Needs a connection. The list is kept on this device, and SPC Whitaker signs later.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your PIN')).toHaveCount(0);

  // The return of the draw is queued once; the one of an issued item moves more than possession.
  await page.keyboard.press('Alt+2');
  await scan(page, labelOf(issued));
  await expect(verdict(page, 'Needs a connection.')).toBeVisible();
  await scan(page, labelOf(drawn));
  await expect(verdict(page, /is taken back from SPC Whitaker\. Saved on this device\./)).toBeVisible();
  await scan(page, labelOf(drawn));
  await expect(verdict(page, /Already returned at .* It waits for a connection\./)).toBeVisible();
  await queued(page, 2);
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('Alt+2');
  await expect(page.getByText(/^Queued/)).toHaveCount(1);
  await scan(page, labelOf(drawn));
  await expect(verdict(page, /Already returned at .* It waits for a connection\./)).toBeVisible();
  expect((await handoversOf(desk)).length).toBe(actsBefore);

  await offline(false);
  await expect(page.getByText(new RegExp(`${drawn.serial_number} is back from SPC Whitaker`))).toBeVisible();
  expect((await outOf(desk)).map(([serial]) => serial)).toEqual([issued.serial_number]);
  const acts = await handoversOf(desk);
  expect(acts.filter(({ mode }) => mode === 'return')).toHaveLength(1);
  // The draft is still there, and is signed now.
  await page.keyboard.press('Alt+4');
  await turn(page);
  await typePin(page);
  await receiptFor(page);

  // Nothing of the counter stays after the sign-out.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await keptOn(page)).not.toContain(free.serial_number);
});

test('CNTR-42 a queued return of what another device took back meanwhile says so and changes nothing', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const rifle = desk.rifles[3];
  if (!rifle) throw new Error('The company has too few rifles.');
  const { page, context } = await deviceOf(browser, desk, { origin: line.origin, isOfflineReady: true });
  await openCounter(page);
  await page.keyboard.press('Alt+4');
  await list(page, 'whitaker', rifle);
  await turn(page);
  await typePin(page);
  const drawn = await receiptFor(page);
  await expect.poll(async () => (await keptOn(page)).includes(`"handover_id":"${drawn}"`)).toBe(true);
  line.cut(true);
  await context.setOffline(true);
  await page.keyboard.press('Alt+2');
  await scan(page, labelOf(rifle));
  await expect(verdict(page, /Saved on this device\./)).toBeVisible();
  const other = await apiAs(desk.server.origin, 'navarro');
  const session = await ask<{ id: string }>(other, 'post', `/api/counters/${desk.counterId}/sessions`, {
    deviceName: 'Window 2',
  });
  const giveBack = { sessionId: session.id, itemId: rifle.id, typed: false };
  await ask(other, 'post', '/api/counter/returns', giveBack);
  const before = await handoversOf(desk);
  line.cut(false);
  await context.setOffline(false);
  await expect(page.getByText(/Already returned at \d{4} by SGT Navarro\./)).toBeVisible();
  expect(await handoversOf(desk)).toEqual(before);
});
