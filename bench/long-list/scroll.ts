import type { Page } from '@playwright/test';

/** A turn of the wheel. */
export interface Wheel {
  name: string;
  /** Pixels a turn, sixty turns a second at most. */
  pixels: number;
}

/** Turns the wheel over the list for so long. */
async function turn(page: Page, { pixels }: Wheel, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(16);
  }
}

/** Milliseconds from frame to frame while the list is scrolled. */
export async function framesWhileScrolling(page: Page, wheel: Wheel, seconds: number): Promise<number[]> {
  await page.locator('.hr-table-scroller').hover();
  const frames = page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const started = performance.now();
        let last = started;
        const frame = (now: number) => {
          times.push(now - last);
          last = now;
          if (now - started < forMs) requestAnimationFrame(frame);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
  await turn(page, wheel, seconds);
  return frames;
}

/** The last row that is drawn, by its place in the whole list. */
export const rowReached = async (page: Page): Promise<string> =>
  (await page.locator('tbody tr[data-row]').last().getAttribute('data-row')) ?? '';
