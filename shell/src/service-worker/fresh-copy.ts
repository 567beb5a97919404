import type { WorkboxPlugin } from 'workbox-core';

/** The largest file over a slow network takes less. */
const GIVE_UP_MS = 60_000;

/** A server that never answers gets its connection back; the worker is installed at a later attempt. */
export const givesUp: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.mode === 'navigate' ? request : new Request(request, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
};

/**
 * A file that is not as it was signed may be the browser's own copy, which it keeps for a year: it is fetched past that
 * copy, so that the next attempt, a minute later, finds what the server has now.
 */
export const freshCopyNextTime: WorkboxPlugin = {
  fetchDidFail: async ({ request, error }) => {
    if (!request.integrity || error.name === 'TimeoutError') return;
    await fetch(request.url, { cache: 'reload', signal: AbortSignal.timeout(GIVE_UP_MS) }).catch(
      () => undefined,
    );
  },
};
