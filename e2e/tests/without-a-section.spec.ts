import { expect, type Page } from '@playwright/test';
import { runAtImport } from '../support/looping-remote';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { PORT } from '../support/environment';
import { DEMO_PASSWORD } from '../support/people';
import { faults } from '../support/axe';
import { test } from '../support/test';

/** Its card is on the dashboard, which is the first page of all. */
const REMOTE = 'mfe-maintenance';
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let server: OwnServer;
let putBack: () => void;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  server = await startOwnServer(PORT + 45);
});
test.afterAll(() => server.stop());
test.afterEach(() => putBack());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const answer = await page.request.post(`${server.origin}/api/auth/login`, {
    headers: { origin: server.origin },
    data: { username: 'halloran', password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
});

/** Whether the page still runs anything, asked for a moment only. */
const answers = (page: Page) =>
  Promise.race([
    page.evaluate(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), 3000)),
  ]);

test('FED-33 a product that freezes at its dashboard opens with ?without=, in this tab alone, until it is loaded again', async ({
  page,
  context,
}) => {
  putBack = runAtImport(server.webRoot, REMOTE, 'for(;;);');
  const frozen = await context.newPage();
  await frozen.goto(`${server.origin}/dashboard`, { waitUntil: 'commit' });
  await expect.poll(() => answers(frozen), { timeout: 20_000 }).toBe(false);
  await frozen.close();

  await page.goto(`${server.origin}/?without=${REMOTE}`);
  await expect(page).toHaveURL(`${server.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Active Transfers' })).toBeVisible();
  await expect(page.getByText('Maintenance Due')).toHaveCount(0);
  await expect(section(page, /^Maintenance/)).toContainText('Left out');

  // The other sections work, and so does a reload: the choice is the tab's.
  await section(page, /^Property Book/).click();
  await expect(heading(page, 'Property Book')).toBeVisible();
  await expect(page.getByText('Items', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Property Book')).toBeVisible();
  await section(page, /^Maintenance/).hover();
  await section(page, /^Maintenance/).click();
  await expect(page.getByText('This tab was started without Maintenance')).toBeVisible();
  expect(await faults(page, 'left out')).toEqual([]);
  expect(await answers(page)).toBe(true);

  // Put right, it is loaded again from its entry.
  putBack();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: 'Load Maintenance' })
    .click();
  await expect(page.getByText('This tab was started without Maintenance')).toHaveCount(0);
  await expect(heading(page, 'Maintenance')).toBeVisible();
  await expect(section(page, /^Maintenance/)).not.toContainText('Left out');
});

test('FED-34 a page that froze while it loaded a remote offers at its next load to start without it', async ({
  page,
}) => {
  // A test cannot end a tab that never answers, as a person does: this one answers after 15 s.
  putBack = runAtImport(
    server.webRoot,
    REMOTE,
    'for(globalThis.frozeAt??=Date.now();Date.now()-globalThis.frozeAt<15000;);',
  );
  await page.goto(`${server.origin}/dashboard`, { waitUntil: 'commit' });
  await expect.poll(() => answers(page), { timeout: 20_000 }).toBe(false);
  await page.reload({ waitUntil: 'commit' });

  // Others may have been on their way too: which one froze it is not known once it answers again.
  const without = page.getByRole('button', { name: /^Start without .*Maintenance/ });
  await expect(without).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^The page stopped while it loaded .*Maintenance/)).toBeVisible();
  expect(await faults(page, 'start without')).toEqual([]);
  await without.click();
  await expect(page.getByText('Total inventory', { exact: false }).first()).toBeVisible();
  await expect(section(page, /^Maintenance/)).toContainText('Left out');
  await expect(page.getByText('Maintenance Due')).toHaveCount(0);
  expect(await answers(page)).toBe(true);

  // It was told once: the next load starts at once, without the section.
  await page.reload();
  await expect(section(page, /^Maintenance/)).toContainText('Left out');
  await expect(without).toHaveCount(0);
});
