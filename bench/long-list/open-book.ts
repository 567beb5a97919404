import type { Page } from '@playwright/test';
import { unlessSmoke } from '../lib/smoke';

/** A page of somebody who holds the whole brigade. */
export interface Reader {
  page: Page;
  origin: string;
}

export const ROW = 'tbody tr[data-row]';
export const SCROLLER = '.hr-table-scroller';

/** Long enough for what a page fetches while nobody uses it: the remotes of the other sections. */
const SETTLED_MS = unlessSmoke(2000, 200);

/** Opens the property book at its top, as a first visit does, and lets it come to rest. */
export async function openBook({ page, origin }: Reader): Promise<void> {
  await page.goto(`${origin}/property-book`);
  await page.locator(ROW).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

/** The last row that is drawn, by its place in the whole list. */
export const rowReached = async (page: Page): Promise<string> =>
  (await page.locator(ROW).last().getAttribute('data-row')) ?? '';
