import { DOUBLE_PRESS_MS } from '@hand-receipt/contracts';
import { expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import {
  codeField,
  type CounterDesk,
  deviceOf,
  handoversOf,
  type Item,
  labelOf,
  list,
  openCounter,
  outOf,
  PIN,
  receiptFor,
  scan,
  startCounterDesk,
  turn,
  typePin,
  verdict,
} from '../support/counter-desk';
import { PORT } from '../support/environment';
import { test } from '../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;

let desk: CounterDesk;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await startCounterDesk(PORT + 63, { signers: ['whitaker', 'tanaka'] });
});
test.afterAll(() => desk?.server.stop());

const rifle = (number: number): Item => {
  const found = desk.rifles[number];
  if (!found) throw new Error('The company has too few rifles.');
  return found;
};

/** The sentence is there, and the field for the next code has the focus and nothing in it. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(verdict(page, words)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
}

/** Another window of the counter, which its operator works by calls. */
async function otherWindow() {
  const operator = await apiAs(desk.server.origin, 'navarro');
  const { id: sessionId } = await ask<{ id: string }>(
    operator,
    'post',
    `/api/counters/${desk.counterId}/sessions`,
    { deviceName: 'Window 2' },
  );
  const draw = async (item: Item, username: string) => {
    const people = await ask<{ id: string; name: string }[]>(operator, 'get', '/api/users?limit=200');
    const recipient = people.find(({ name }) => name.toLowerCase().endsWith(` ${username}`));
    const body = {
      sessionId,
      draftId: `window-2-${item.id}`,
      mode: 'draw',
      recipientId: recipient?.id,
      lines: [{ itemId: item.id }],
    };
    const { challenge, content_hash: contentHash } = await ask<{ challenge: string; content_hash: string }>(
      operator,
      'post',
      '/api/counter/handovers/prepare',
      body,
    );
    const confirmation = { method: 'pin-on-device', pin: PIN };
    await ask(operator, 'post', '/api/counter/handovers', { ...body, challenge, contentHash, confirmation });
  };
  return { draw };
}

test('a scanner that sends no Enter is said, and nothing of its code is lost', async ({ browser }) => {
  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  const code = labelOf(rifle(0));
  await page.keyboard.type(code);
  const hint = 'The scanner sent no Enter. Press Enter, or set it to end each code with Enter or Tab.';
  await expect(page.getByText(hint)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue(code);
  await page.keyboard.press('Enter');
  await expectSaid(page, `Added ${rifle(0).name} ${rifle(0).serial_number}`);
  await expect(page.getByText(hint)).toHaveCount(0);
});

test('two codes in one burst, Caps Lock, other keyboards and a card that comes twice', async ({
  browser,
}) => {
  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  const code = labelOf(rifle(0));
  // No Enter between them: it is not known which of them is meant.
  await scan(page, `${code}${labelOf(rifle(1))}`);
  await expectSaid(page, 'Two codes came at once. Scan one at a time.');
  // With an Enter between them both are read, however fast they come.
  await page.keyboard.type('whitaker');
  await page.keyboard.press('Enter');
  await page.keyboard.type(code);
  await page.keyboard.press('Tab');
  await expectSaid(page, `Added ${rifle(0).name} ${rifle(0).serial_number}`);
  // A US scanner on a German device, and the other way round.
  for (const wrong of [
    code.replaceAll('/', '-').replaceAll('P-', 'Pß'),
    code.replaceAll('-', '?').replaceAll('/', '&'),
  ]) {
    await scan(page, wrong);
    await expectSaid(page, 'The scanner types for another keyboard. Set scanner and device to the same one.');
  }
  // Caps Lock turns the letters around.
  await scan(page, labelOf(rifle(1)).toLowerCase());
  await expectSaid(page, `Added ${rifle(1).name} ${rifle(1).serial_number}`);
  await scan(page, 'WHITAKER');
  await expectSaid(page, 'SPC Whitaker is on the list already.');
  await scan(page, 'whitaker');
  await expectSaid(page, 'SPC Whitaker is on the list already.');
  await expect(page.getByRole('region', { name: 'To sign for' }).getByRole('listitem')).toHaveCount(2);
});

test('an item of another counter is refused in a sentence', async ({ browser }) => {
  const items = await ask<Item[]>(desk.commander, 'get', '/api/property?scope=assigned&limit=200');
  const ours = new Set(desk.rifles.map(({ id }) => id));
  const item = items.find(({ id, possession }) => possession === null && !ours.has(id));
  if (!item) throw new Error('The commander has too few items.');
  const other = await ask<{ id: string }>(desk.commander, 'post', '/api/counters', {
    name: 'Second Room',
    unitId: desk.unitId,
    kind: 'supply',
  });
  const add = [{ itemId: item.id, rack: 'Rack 9' }];
  await ask(desk.commander, 'put', `/api/counters/${other.id}/stock`, { add });
  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  await scan(page, 'whitaker');
  await expectSaid(page, 'SPC Whitaker');
  await scan(page, labelOf(item));
  await expectSaid(page, `${item.serial_number} is not kept at Arms Room.`);
  await expect(page.getByRole('region', { name: 'To sign for' }).getByRole('listitem')).toHaveCount(0);
});

test('CNTR-12 CNTR-23 what another window takes while the list is shown is said, marked, and the rest is kept', async ({
  browser,
}) => {
  const { page } = await deviceOf(browser, desk);
  const before = (await handoversOf(desk)).length;
  await openCounter(page);
  await list(page, 'whitaker', rifle(0), rifle(1));
  await turn(page);
  await (await otherWindow()).draw(rifle(0), 'tanaka');
  await typePin(page);
  const words = new RegExp(`${rifle(0).serial_number} is out with PFC Tanaka since`);
  await expect(verdict(page, words)).toBeVisible();
  await expect(page.getByLabel('Your PIN')).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  expect(await handoversOf(desk)).toHaveLength(before + 1);
  const lines = page.getByRole('region', { name: 'To sign for' }).getByRole('listitem');
  await expect(lines.filter({ hasText: rifle(0).serial_number })).toContainText('is out with PFC Tanaka');
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: `Remove ${rifle(0).name} ${rifle(0).serial_number}` }).click();
  await turn(page);
  await typePin(page);
  await receiptFor(page);
  expect((await outOf(desk)).filter(([, name]) => name === 'SPC Whitaker')).toEqual([
    [rifle(1).serial_number, 'SPC Whitaker'],
  ]);
});

test('two windows serve one receiver at the same time, and each list is signed once', async ({ browser }) => {
  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  await list(page, 'whitaker', rifle(2));
  await turn(page);
  await (await otherWindow()).draw(rifle(3), 'whitaker');
  await typePin(page);
  await receiptFor(page);
  const his = (await outOf(desk)).filter(([, name]) => name === 'SPC Whitaker').map(([serial]) => serial);
  expect(his).toEqual(expect.arrayContaining([rifle(2).serial_number, rifle(3).serial_number]));
});

test('a session that ends in the middle is said, before and in the signing step, and the list is back in the next one', async ({
  browser,
}) => {
  const { page } = await deviceOf(browser, desk);
  await openCounter(page);
  const item = rifle(4);
  const endSession = async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const [id] = /CN-\d+/.exec(stored) ?? [];
    const operator = await apiAs(desk.server.origin, 'navarro');
    await ask(operator, 'post', `/api/counters/${desk.counterId}/sessions/${id}/close`);
    // What is asked twice within a moment has the answer of the first.
    await page.waitForTimeout(2 * DOUBLE_PRESS_MS);
  };
  const openAgain = async () => {
    await expect(page.getByText('This session at Arms Room is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Open Counter' }).click();
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByRole('region', { name: 'To sign for' })).toContainText(item.serial_number);
  };
  await list(page, 'tanaka', item);
  await endSession();
  await page.keyboard.press('Enter');
  await openAgain();
  await turn(page);
  await endSession();
  await typePin(page);
  await openAgain();
  await turn(page);
  await typePin(page);
  await receiptFor(page);
  expect(await outOf(desk)).toContainEqual([item.serial_number, 'PFC Tanaka']);
});

for (const [words, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(`a device whose clock is ${words} hands over and takes back by the time of the server`, async ({
    browser,
  }) => {
    const { page } = await deviceOf(browser, desk, { clockAhead: days * DAY_MS });
    await openCounter(page);
    const item = rifle(5);
    await list(page, 'tanaka', item);
    await turn(page);
    await typePin(page);
    const id = await receiptFor(page);
    const [drawn] = await handoversOf(desk);
    expect(drawn?.id).toBe(id);
    expect(Math.abs(Date.parse(drawn?.act_at ?? '') - Date.now())).toBeLessThan(60_000);
    await page.keyboard.press('Alt+2');
    await scan(page, labelOf(item));
    await expect(verdict(page, `${item.serial_number} is back from PFC Tanaka.`)).toBeVisible();
    const [back] = await handoversOf(desk);
    expect(back?.mode).toBe('return');
    expect(Math.abs(Date.parse(back?.act_at ?? '') - Date.now())).toBeLessThan(60_000);
  });
}
