import { expect, type Page } from '@playwright/test';
import { person, PHONE } from '../support/people';
import { test } from '../support/test';

/** The part of a tally's pixels, across its lower edge, that is drawn. */
async function drawnPart(page: Page): Promise<number> {
  const picture = await page.getByRole('img', { name: /^150 sensitive items/ }).screenshot();
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const row = canvas?.getImageData(0, image.height - 3, image.width, 1).data ?? [];
      let drawn = 0;
      // Nothing of what is drawn is as light in red as the page.
      for (let index = 0; index < row.length; index += 4) if (Number(row[index]) < 200) drawn += 1;
      return drawn / image.width;
    },
    [...picture],
  );
}

test('on a phone a tally of 150 items is drawn whole', async ({ browser }) => {
  const page = await person(browser, 'brandt', PHONE);
  await page.route('**/api/sensitive-items/summary', async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as object;
    const counts = { total: 150, verified: 146, verifiedToday: 146, pending: 4, overdue: 0, notVerified: 0 };
    await route.fulfill({ response, json: { ...known, ...counts, maintenance: 0 } });
  });
  await page.goto('/sensitive-items');
  expect(await drawnPart(page)).toBeGreaterThan(0.9);
});
