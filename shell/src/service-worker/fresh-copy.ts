import type { WorkboxPlugin } from 'workbox-core';

/** As long as a page waits for a remote: what has not begun to answer by then never does. */
const SILENT_MS = 12_000;
/** The largest file over a slow network takes less. */
const GIVE_UP_MS = 60_000;

/** Fetches under way that can be given up, by the address of their file. */
const underWay = new Map<string, AbortController>();

const timedOut = () => new DOMException('The server did not answer', 'TimeoutError');

function giveUp(url: string): void {
  underWay.get(url)?.abort(timedOut());
  underWay.delete(url);
}

/** A page found that a remote hangs: what this worker still waits for of it is given up too. */
export function giveUpRemote(name: string): void {
  const folder = `/remotes/${name}/`;
  for (const url of underWay.keys()) if (new URL(url).pathname.startsWith(folder)) giveUp(url);
}

/**
 * A server that never answers gets its connection back, and so does one whose page waits no longer. The worker is
 * installed at a later attempt.
 */
export const givesUp: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (request.mode === 'navigate') return request;
    const controller = new AbortController();
    underWay.set(request.url, controller);
    if (state) state.silence = setTimeout(() => giveUp(request.url), SILENT_MS);
    const signals = [request.signal, controller.signal, AbortSignal.timeout(GIVE_UP_MS)];
    return new Request(request, { signal: AbortSignal.any(signals) });
  },
  fetchDidSucceed: async ({ response, state }) => {
    clearTimeout(state?.silence as number | undefined);
    return response;
  },
  handlerDidComplete: async ({ request, state }) => {
    clearTimeout(state?.silence as number | undefined);
    underWay.delete(request.url);
  },
};

/**
 * A file that is not as it was signed may be the browser's own copy, which it keeps for a year: it is fetched past that
 * copy, so that the next attempt, a minute later, finds what the server has now.
 */
export const freshCopyNextTime: WorkboxPlugin = {
  fetchDidFail: async ({ request, error }) => {
    if (!request.integrity || ['TimeoutError', 'AbortError'].includes(error.name)) return;
    await fetch(request.url, { cache: 'reload', signal: AbortSignal.timeout(GIVE_UP_MS) }).catch(
      () => undefined,
    );
  },
};
