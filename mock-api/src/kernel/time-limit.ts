/**
 * A signal that aborts with a `TimeoutError` after so many milliseconds, or as soon as another signal aborts.
 * `AbortSignal.any` would let the timeout be collected as garbage before it fires (Node 20).
 *
 * @returns the signal, and `end`, to be called once it is not needed any more
 */
export function timeLimit(ms: number, stopped: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort(stopped.reason);
  if (stopped.aborted) stop();
  stopped.addEventListener('abort', stop);
  const late = new DOMException('The time is over.', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(late), ms);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
    },
  };
}
