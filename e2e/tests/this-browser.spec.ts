import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, signIn } from '../support/people';
import { test } from '../support/test';

const ROUTES = ['/dashboard', '/property-book', '/transfers', '/sensitive-items', '/settings?tab=security'];

const CORRUPT = ['{not json', '[1, null, "x"]', '', 'null', '{"records": 7, "list": {}}'];

/** Reads each route and answers what went wrong on it. */
async function roam(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const note = (error: Error) => wrong.push(`${page.url()}: ${error.message}`);
  page.on('pageerror', note);
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    if (await page.getByText(/is unavailable/).count()) wrong.push(`${route} is unavailable`);
  }
  page.off('pageerror', note);
  return wrong;
}

test('whatever this browser has kept under any of its keys is garbage: every page works all the same', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'halloran');
  expect(await roam(page)).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const known = ['theme', 'sidebarCollapsed', 'handreceipt.notifications', 'handreceipt.offlineQueue'];
  for (const garbage of CORRUPT) {
    await page.evaluate(([names, text]) => names.forEach((name) => localStorage.setItem(name, text)), [
      [...new Set([...keys, ...known, 'handreceipt.ledger', 'handreceipt.pinHolds'])],
      garbage,
    ] as const);
    expect(await roam(page), `with '${garbage}'`).toEqual([]);
  }
});

test('two tabs of one browser: a theme chosen in one shows in the other, and so does who signs in', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.emulateMedia({ colorScheme: 'light' });
  await other.emulateMedia({ colorScheme: 'light' });
  await signIn(one, 'halloran');
  await other.goto('/property-book');
  await expect(other.getByRole('heading', { level: 1, name: 'Property Book' })).toBeVisible();

  await one
    .getByRole('button', { name: /theme|dark mode|Dark/i })
    .first()
    .click();
  await expect(one.locator('html')).toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveClass(/dark/);

  await one.goto('/settings');
  await one.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(one).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await one.getByLabel('Username').fill('whitaker');
  await one.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await one.getByRole('button', { name: 'Sign In' }).click();
  await expect(one.getByRole('heading', { level: 1 })).toContainText('SPC Whitaker');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('SPC Whitaker');
});
