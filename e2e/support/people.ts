import { type Browser, expect, type Page } from '@playwright/test';
import { ORIGIN } from './environment';

export const DEMO_PASSWORD = 'demo-0600';
export const PHONE = { width: 390, height: 844 };

/** Signs in through the screen and waits for the dashboard. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * Signs in without the screen, for tests of something else: whatever the page opens next, it opens as theirs.
 */
export async function letIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    headers: { origin: ORIGIN },
    data: { username, password: DEMO_PASSWORD },
  });
  expect(answer.ok(), `${username} is let in`).toBe(true);
}

/** A person in a browser of their own, signed in; nothing is open in it yet. */
export async function person(
  browser: Browser,
  username: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 768 });
  const page = await context.newPage();
  await letIn(page, username);
  return page;
}

/** A serial number that no other test has used. */
export const newSerial = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.toUpperCase();
