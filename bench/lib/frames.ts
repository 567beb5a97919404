import type { Page } from '@playwright/test';

/** Longer than this, and the screen was not drawn when it could have been. */
export const LATE_MS = 25;

export interface Scrolling {
  /** Selector of something that the wheel is turned over. */
  over: string;
  /** Pixels a turn, sixty turns a second at most. */
  pixels: number;
  seconds: number;
}

async function turnWheel(page: Page, { pixels, seconds }: Scrolling): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(16);
  }
}

/** Milliseconds from frame to frame, shortest first, while the wheel is turned over a list. */
export async function framesWhileScrolling(page: Page, scrolling: Scrolling): Promise<number[]> {
  await page.locator(scrolling.over).first().hover();
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
    scrolling.seconds * 1000,
  );
  await turnWheel(page, scrolling);
  return (await frames).sort((a, b) => a - b);
}

export const FRAME_HEADS = ['frames /s', 'median ms', 'p99 ms', 'longest ms', 'late'];

/** Figures of frames, shortest first, for a table headed by FRAME_HEADS. */
export function frameFigures(frames: readonly number[]): string[] {
  const part = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1);
  const perSecond = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0);
  const late = frames.filter((ms) => ms > LATE_MS).length;
  return [perSecond.toFixed(1), part(0.5), part(0.99), (frames.at(-1) ?? 0).toFixed(1), String(late)];
}
