import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long drawing may hold the event loop before it lets other requests in. */
const HOLD_MS = 10;

/**
 * A pause for work that is long in sum: await it between small pieces, and it gives way to whatever
 * waits once the pieces since the last pause have taken HOLD_MS.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < HOLD_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
