import { type Browser, expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'demo-0600';
export const PHONE = { width: 390, height: 844 };

/** Signs in through the screen and waits for the dashboard. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** A person in a browser of his own, signed in. */
export async function person(
  browser: Browser,
  username: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 768 });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** A serial number that no other test has used. */
export const newSerial = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.toUpperCase();
