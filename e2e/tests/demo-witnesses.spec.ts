import { type Browser, expect, type Page } from '@playwright/test';
import type { WitnessesDto } from '@hand-receipt/contracts';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { PHONE, newSerial, signIn } from '../support/people';
import { test } from '../support/test';
import { type WitnessedServer, startWitnessedServer } from '../support/witnessed-server';

let server: WitnessedServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startWitnessedServer(PORT + 42);
});
test.afterAll(() => server.stop());

async function open(browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, viewport });
  const page = await context.newPage();
  await signIn(page, 'halloran');
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: 'Witnesses' });

test('EVID-40 within five seconds of an act its event reads "Witnessed 2 of 2"', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/ledger-verification');
  await expect(card(page)).toContainText('2 of 2 witnesses agree.', { timeout: 30_000 });

  await page.goto('/audit-log');
  const serial = newSerial('WIT');
  const answer = await page.request.post('/api/property', {
    headers: { origin: server.origin },
    data: { name: 'M249', serial_number: serial },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const row = page.getByRole('row').filter({ hasText: serial });
  await expect(row).toContainText('Witnessed 2 of 2', { timeout: 5_000 });
});

test('EVID-51 the card Witnesses fits a phone, passes axe and tells a screen reader when a witness refuses', async ({
  browser,
}) => {
  const page = await open(browser, PHONE);
  await page.goto('/ledger-verification');
  await expect(card(page).getByRole('status')).toHaveText('2 of 2 witnesses agree.', { timeout: 30_000 });
  const listed = card(page).getByRole('list', { name: 'Witnesses' }).getByRole('listitem');
  await expect(listed).toHaveText([/^demo-1.*Agrees$/, /^demo-2.*Agrees$/]);
  expect(await faults(page, 'witnesses')).toEqual([]);
  const tooWide = await card(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  const problem = 'Witness demo-2 refused the checkpoint at 640 events: it remembers another history';
  await page.route('**/api/ledger/witnesses', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as WitnessesDto;
    const [first, second] = told.witnesses;
    const refused = { ...second, state: 'refused', problem };
    await route.fulfill({ response, json: { ...told, witnesses: [first, refused] } });
  });
  await expect(card(page).getByRole('alert')).toHaveText(problem, { timeout: 10_000 });
  await expect(listed.nth(1)).toContainText(problem);
  expect(await faults(page, 'a witness that refuses')).toEqual([]);
});
