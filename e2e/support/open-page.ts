import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until all of its page is there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // By its element: under an open dialog a heading has no role.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await settle(page);
}

/** Waits for what moves or fades: half a fade is a colour that nobody sees. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
}
