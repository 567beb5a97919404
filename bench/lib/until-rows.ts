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
  /** The key or the press arrived. */
  actedAt: number;
  changedAt: Promise<number>;
}

/** A list, as the page shows it and as it is asked for. */
export interface WatchedList {
  /** Selector of its rows. */
  row: string;
  /** Part of the address that it is asked of. */
  call: string;
}

/** Milliseconds from an act until the list says another count of items, or shows another first row. */
export async function untilRows(
  page: Page,
  { row, call }: WatchedList,
  act: () => Promise<unknown>,
): Promise<Waits> {
  await page.evaluate((selector) => {
    const watched = globalThis as unknown as Watched;
    const countOf = (main: Element | null) => main?.textContent?.match(/[\d,]+ items?/)?.[0];
    const shown = () =>
      `${document.querySelector(selector)?.textContent} ${countOf(document.querySelector('main'))}`;
    const was = shown();
    performance.clearResourceTimings();
    // Not when the driver was told to act: it looks whether it can, first.
    for (const type of ['input', 'click']) {
      document.addEventListener(type, ({ timeStamp }) => (watched.actedAt = timeStamp), {
        capture: true,
        once: true,
      });
    }
    watched.changedAt = new Promise((resolve) => {
      const look = () =>
        shown() === was
          ? requestAnimationFrame(look)
          : requestAnimationFrame(() => resolve(performance.now()));
      requestAnimationFrame(look);
    });
  }, row);
  await act();
  const changed = await page.evaluate(async (part) => {
    const watched = globalThis as unknown as Watched;
    const shown = await watched.changedAt;
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = calls.find(({ name }) => name.includes(part));
    return { before: watched.actedAt, asked: asked?.startTime, answered: asked?.responseEnd, shown };
  }, call);
  const { before, asked = before, answered = before, shown } = changed;
  return { asked: asked - before, answered: answered - before, shown: shown - before };
}
