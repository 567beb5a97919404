import type { Page } from '@playwright/test';

/** Milliseconds from an act to three points. */
export interface Waits {
  /** The list was asked of the server. */
  asked: number;
  /** The whole answer had come. */
  answered: number;
  /** Other rows were on screen. */
  shown: number;
}

interface Watched {
  changedAt: Promise<number>;
}

/** Milliseconds from an act until the list says another count, or shows another first row. */
export async function untilRows(page: Page, act: () => Promise<unknown>): Promise<Waits> {
  const before = await page.evaluate(() => {
    const shown = () =>
      `${document.querySelector('tbody tr[data-row]')?.textContent} ${document.querySelector('main')?.textContent?.match(/[\d,]+ items?/)?.[0]}`;
    const was = shown();
    performance.clearResourceTimings();
    (globalThis as unknown as Watched).changedAt = new Promise((resolve) => {
      const look = () =>
        shown() === was
          ? requestAnimationFrame(look)
          : requestAnimationFrame(() => resolve(performance.now()));
      requestAnimationFrame(look);
    });
    return performance.now();
  });
  await act();
  return page.evaluate(async (since) => {
    const shown = await (globalThis as unknown as Watched).changedAt;
    const asked = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/property?')) as PerformanceResourceTiming | undefined;
    return {
      asked: (asked?.startTime ?? since) - since,
      answered: (asked?.responseEnd ?? since) - since,
      shown: shown - since,
    };
  }, before);
}
