import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longer than this, and others wait for one request (check 20). */
export const STANDSTILL_LIMIT_MS = 200;
const TRIES = 6;

/** Does something, and says how long the event loop stood still meanwhile, in milliseconds. */
async function watched<T>(work: () => Promise<T>): Promise<{ answer: T; stoodStillMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const answer = await work();
  delay.disable();
  return { answer, stoodStillMs: delay.max / 1e6 };
}

/**
 * Asks, and asks again while the event loop stands still for too long: a busy machine stands still now and
 * then, but what is hard to read makes it stand still each time.
 *
 * @returns the first answer, and the shortest standstill.
 */
export async function askWatched<T>(ask: () => Promise<T>): Promise<{ answer: T; stoodStillMs: number }> {
  const first = await watched(ask);
  let { stoodStillMs } = first;
  for (let n = 1; n < TRIES && stoodStillMs >= STANDSTILL_LIMIT_MS; n += 1) {
    stoodStillMs = Math.min(stoodStillMs, (await watched(ask)).stoodStillMs);
  }
  return { answer: first.answer, stoodStillMs };
}
