import type { WorkboxPlugin } from 'workbox-core';

/**
 * A file that is not as it was signed may be the browser's own copy, which it keeps for a year: it is fetched past that
 * copy, so that the next attempt, a minute later, finds what the server has now.
 */
export const freshCopyNextTime: WorkboxPlugin = {
  fetchDidFail: async ({ request }) => {
    if (request.integrity) await fetch(request.url, { cache: 'reload' }).catch(() => undefined);
  },
};
