/** Longer than any write takes on a small server. */
const PATIENCE_MS = 60_000;

/**
 * Gives up a write that has no answer after a minute, so that its form does not wait for ever. The write has an
 * Idempotency-Key: sent again, it is done once.
 */
export async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  if (init.signal?.aborted) giveUp();
  init.signal?.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(giveUp, PATIENCE_MS);
  try {
    return await fetch(url, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
