import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until all of its page is there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whole(page, path);
}

/** Waits until all of a page is there. */
async function whole(page: Page, path: string): Promise<void> {
  // By its element: under an open dialog a heading has no role.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await settle(page);
}

/** An address of the product at which there is no page. */
const NOWHERE = '/no-such-page';

/** As a link of the product would: the router counts its entries in `idx`. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Goes to an address without reloading the product, and waits until the page is complete. It goes past another page, so
 * the page is new as after `openPage`. If a dialog stays open over that other page, it reloads.
 */
export async function goToPage(page: Page, path: string): Promise<void> {
  if (path === NOWHERE || page.url() === 'about:blank') return openPage(page, path);
  await follow(page, NOWHERE);
  const title = page.locator('h1', { hasText: 'Page Not Found' });
  await title.waitFor({ state: 'attached' });
  if ((await page.locator('[role=dialog], [role=alertdialog]').count()) > 0) return openPage(page, path);
  await follow(page, path);
  await title.waitFor({ state: 'detached' });
  await whole(page, path);
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
