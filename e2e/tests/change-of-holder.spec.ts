import { type Browser, expect, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD, PHONE } from '../support/people';
import { test } from '../support/test';

let server: OwnServer;
// On a server of its own: the freeze is in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 68);
});
test.afterAll(() => server.stop());

async function enter(browser: Browser, username: string, on: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, ...on });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    headers: { origin: server.origin },
    data: { username, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };

interface Line {
  item: { id: string; serial_number: string };
  holder: string | null;
}

/** Opens it from the address, as the person page does, and answers its number. */
async function open(page: Page): Promise<string> {
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: string };
  await page.goto(`/successions?new=sub&from=${id}`);
  const form = page.getByRole('dialog', { name: 'Change the holder' });
  await form.getByLabel('Hand receipt from').selectOption({ label: 'CPT Halloran' });
  await form.getByLabel('Incoming').selectOption({ label: 'SGT Elena Navarro, 2nd Squad, 1st Platoon' });
  await form.getByLabel('Reason').fill('SSG Petrov changes station.');
  expect(await faults(page, 'the form')).toEqual([]);
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/successions\/SC-\d+/);
  return /SC-\d+/.exec(page.url())![0];
}

async function activate(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Before the count' });
  await rows
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(rows.getByText('1 transfer open')).toHaveCount(0);
  expect(await faults(page, 'the draft')).toEqual([]);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Change of Holder Activated')).toBeVisible();
}

/** Reads all items in one session, under the section that was opened first. */
async function readAll(page: Page, id: string, lines: readonly Line[]): Promise<void> {
  await page.goto(`/successions/${id}`);
  await page
    .getByRole('button', { name: /^Read, / })
    .first()
    .click();
  const field = page.getByLabel('Serial number');
  for (const { item } of lines) {
    await field.fill(item.serial_number);
    await field.press('Enter');
    await expect(page.getByRole('list', { name: 'Just read' })).toContainText(item.serial_number);
  }
  expect(await faults(page, 'the count on a phone')).toEqual([]);
}

async function sign(page: Page, id: string, button: RegExp): Promise<void> {
  await page.goto(`/successions/${id}?strip=sign`);
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  // Pressed twice, it signs once.
  await page.getByRole('button', { name: button }).dblclick();
}

test('SUCC-33 a squad leader hands over on one page: giver, outgoing and incoming sign, and members keep their items', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const petrov = await enter(browser, 'petrov', DESKTOP);
  const id = await open(petrov);
  await activate(petrov);
  const answer = await petrov.request.get(`/api/successions/${id}/lines?limit=500`);
  const lines = (await answer.json()) as Line[];

  const navarro = await enter(browser, 'navarro', { viewport: PHONE, colorScheme: 'dark' });
  await readAll(navarro, id, lines);
  const halloran = await enter(browser, 'halloran', { ...DESKTOP, colorScheme: 'dark' });
  await sign(halloran, id, /^Sign and Agree/);
  await expect(halloran.getByText(`${id} waits for the other signatures.`)).toBeVisible();
  expect(await faults(halloran, 'the page of the giver, dark')).toEqual([]);
  await sign(navarro, id, /^Sign and Accept/);
  await expect(navarro.getByText(`${id} waits for the other signatures.`)).toBeVisible();
  await sign(petrov, id, /^Sign and Release/);
  await expect(petrov.getByText('Change of Holder Signed')).toBeVisible();
  expect(await faults(petrov, 'the signed page')).toEqual([]);

  const theirs = lines.find(({ holder }) => holder === 'SPC Whitaker')!;
  const item = await navarro.request.get(`/api/property/${theirs.item.id}`);
  const { chain } = (await item.json()) as { chain: { label: string }[] };
  expect(chain.map(({ label }) => label).slice(-3)).toEqual(['CPT Halloran', 'SGT Navarro', 'SPC Whitaker']);
  const paper = navarro.waitForEvent('download');
  await navarro.getByRole('button', { name: 'Print DA 2062 from CPT Halloran' }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);

  const whitaker = await enter(browser, 'whitaker', { viewport: PHONE });
  await whitaker.goto(`/successions/${id}`);
  await expect(whitaker.getByText('Your hand receipt is now from SGT Navarro')).toBeVisible();
  await whitaker.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(whitaker.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
});
