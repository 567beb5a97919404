import { type Browser, expect, type Page } from '@playwright/test';
import type { AttackedServer } from './attacked-server';
import { signIn } from './people';

export const VERIFIED = 'Ledger database integrity verified successfully.';
export const FAILED = 'Ledger database integrity verification failed. Potential tampering detected.';
/** What a browser says of a ledger in which it found nothing. */
export const UNCHANGED = 'nothing that it remembers was changed';

/** The server's verdict on Ledger Verification. */
export const server = (page: Page) => page.getByRole('region', { name: 'Overall Ledger Status' });
/** This browser's. */
export const here = (page: Page) => page.getByRole('region', { name: 'This Browser' });

/** A browser that has seen the ledger once and remembers it: nothing of what was done before shows to it. */
export async function witness(browser: Browser, { origin }: AttackedServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page, 'halloran');
  await page.goto('/ledger-verification');
  await expect(here(page)).toHaveAttribute('data-state', 'firstSight');
  return page;
}

/** Whichever check failed, the first card says so, and what to do. */
export const ADVICE =
  'Stop transfers and report to your PBO. Do not correct records until the ledger has been examined. Keep this device as it is.';
/** The headline where this browser alone has found something. */
export const ONLY_HERE = "This browser found what the server's own check did not.";

/** Has both of them check the ledger again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Re-check Status' }).click();
  await page.getByRole('button', { name: 'Check Here' }).click();
}

/** Reports another status of the first item, which is one act and one event. */
export async function reportStatus(page: Page, { origin }: AttackedServer, status: string): Promise<void> {
  const url = '/api/property/P-0001/status';
  const answer = await page.request.patch(url, { headers: { origin }, data: { status } });
  expect(answer.ok(), `${status}: ${await answer.text()}`).toBe(true);
}
