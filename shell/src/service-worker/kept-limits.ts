import { KEPT_AT_HEADER } from '@hand-receipt/contracts';
import type { WorkboxPlugin } from 'workbox-core';

/** Answers of as many screens as a person opens in a day or two. */
const ANSWERS_KEPT = 300;
const DAYS_KEPT = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Listing a cache costs more than writing to it. */
const COUNT_EVERY = 20;

/** An answer carries its own date. */
export const notTooOld = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const keptAt = Date.parse(cachedResponse?.headers.get(KEPT_AT_HEADER) ?? '');
    return keptAt > Date.now() - DAYS_KEPT * DAY_MS ? cachedResponse : null;
  },
} satisfies WorkboxPlugin;

let written = 0;

/**
 * The cache itself is all that knows what it holds: the library's own plugin writes each address into a database, where
 * it outlives a sign-out. Browsers list a cache from the answer written first to the one written last.
 */
export const notTooMany = {
  cacheDidUpdate: async ({ cacheName }) => {
    if (written++ % COUNT_EVERY > 0) return;
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, -ANSWERS_KEPT).map((request) => cache.delete(request)));
  },
} satisfies WorkboxPlugin;
