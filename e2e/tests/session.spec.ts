import { expect } from '@playwright/test';
import { DEMO_PASSWORD, newSerial, signIn } from '../support/people';
import { test } from '../support/test';

test('a session that ends in mid-work: sign in again in place, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'halloran');
  await page.goto('/property-book');
  await page.getByRole('button', { name: /^Create/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Digital Twin' });
  const serial = newSerial('EXP');
  await dialog.getByLabel(/^Name|^Item name/i).fill('AN/PVS-14');
  await dialog.getByRole('textbox', { name: /Serial number/i }).fill(serial);

  await context.clearCookies();
  // A request of the page itself may be refused first. Then the key lands in the dialog that comes up.
  await page.keyboard.press('Enter');

  const again = page.getByRole('dialog', { name: /sign in again/i });
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();

  await expect(page).toHaveURL(/\/property-book/);
  await expect(dialog.getByRole('textbox', { name: /Serial number/i })).toHaveValue(serial);
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('Digital Twin Created')).toBeVisible();
});

test('SHELL-05 SHELL-06 SHELL-14 the guard: a splash first, then the login screen or the page asked for', async ({
  page,
}) => {
  await page.route('**/api/auth/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/transfers/1', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/auth/me');
  await signIn(page, 'halloran');
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CPT Halloran');
});

test('SHELL-42 SHELL-44 SHELL-27 theme and collapsed sidebar survive a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'halloran');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page
    .getByRole('button', { name: /light (mode|theme)|theme/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await page
    .getByRole('button', { name: /collapse/i })
    .first()
    .click();
  expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: /expand/i }).first()).toBeVisible();
});

test('SHELL-19 the six sections stand first in the sidebar of the built product, in their order', async ({
  page,
}) => {
  await signIn(page, 'halloran');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links.filter({ hasText: 'User Management' })).toBeVisible();
  const names = (await links.allInnerTexts()).slice(0, 6).map((text) => text.split('\n')[0]);
  expect(names).toEqual([
    'Dashboard',
    'Property Book',
    'Sensitive Items',
    'Transfers',
    'Maintenance',
    'Documents',
  ]);
  await expect(links.nth(6)).toHaveText('Ledger History');
});
