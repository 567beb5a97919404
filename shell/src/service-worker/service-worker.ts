import { OFFLINE_DOCUMENT, type PrecacheEntry, SKIP_WAITING } from '@hand-receipt/contracts';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isReadable, keptAnswers } from './kept-answers';

/** The server writes the list of the shell's and the remotes' files in front of this script. */
declare const self: ServiceWorkerGlobalScope & { PRECACHE: PrecacheEntry[] };

setCacheNameDetails({ prefix: 'handreceipt' });
clientsClaim();

// A remote that is deployed alone changes only its own lines, so only its own files are fetched.
precacheAndRoute(self.PRECACHE, { ignoreURLParametersMatching: [] });

registerRoute(isReadable, keptAnswers);

// Pages come from the server, which knows the newest release; without a network, as they were kept.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const kept = await matchPrecache(OFFLINE_DOCUMENT);
        if (!kept) throw error;
        return kept;
      }
    },
    { denylist: [/^\/(api|assets|remotes)\//, /\.[^/]+$/] },
  ),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === SKIP_WAITING) void self.skipWaiting();
});
