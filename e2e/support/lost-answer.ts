import type { Page } from '@playwright/test';

/** Cuts the next such call off on its way back: the server has done what was asked, and nobody hears of it. */
export const loseAnswer = (page: Page, url: string): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
