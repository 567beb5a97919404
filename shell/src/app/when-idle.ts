/**
 * Runs `work` once the browser has nothing better to do, at the latest after `latestMs`.
 * @returns calls it off
 */
export function whenIdle(work: () => void, latestMs = 5000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(work, Math.min(latestMs, 500));
  return () => clearTimeout(timer);
}
