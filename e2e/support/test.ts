import { test as base } from '@playwright/test';

/**
 * Playwright's test. At its end it closes every browser context that was opened in it: Playwright closes only its own.
 * The others would go on reading whatever later tests write, each with an event stream of its own.
 */
export const test = base.extend<{ contextsClosed: void }>({
  contextsClosed: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
