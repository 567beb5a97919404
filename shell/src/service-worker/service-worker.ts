import {
  CLAIM_PAGES,
  FORGET_ANSWERS,
  GIVE_UP_REMOTE,
  OFFLINE_DOCUMENT,
  type PrecacheEntry,
  SKIP_WAITING,
} from '@hand-receipt/contracts';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { freshCopyNextTime, giveUpRemote, givesUp } from './fresh-copy';
import { isReadable, keptAnswers } from './kept-answers';
import { forgetAddresses } from './forget-addresses';
import { isKeptOnUse, KEPT_ON_USE, newestOnly } from './kept-on-use';
import { forgetAnswers } from './of-this-person';
import { keepPastFiles, pastFile } from './past-files';

/** The server writes the list of the shell's and the remotes' files in front of this script. */
declare const self: ServiceWorkerGlobalScope & { PRECACHE: PrecacheEntry[] };

setCacheNameDetails({ prefix: 'handreceipt' });
clientsClaim();

// Before the newer worker is in charge, while the files of the release before are all there.
self.addEventListener('install', (event) => {
  const next = new Set(self.PRECACHE.map(({ url }) => url));
  event.waitUntil(
    keepPastFiles(next).catch((error: unknown) => console.warn('Earlier files were not kept', error)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetAddresses().catch((error: unknown) => console.warn('Addresses of answers stayed', error)),
  );
});

addPlugins([freshCopyNextTime, givesUp]);
// A remote that is deployed alone changes only its own lines, so only its own files are fetched.
precacheAndRoute(self.PRECACHE, { ignoreURLParametersMatching: [] });

registerRoute(isReadable, keptAnswers);

// Large, and few users need it: stored after its first use.
registerRoute(isKeptOnUse, new CacheFirst({ cacheName: KEPT_ON_USE, plugins: [newestOnly] }));

// What is not of the newest release: a page of an earlier one asks for it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(assets|remotes)\/.*\.[0-9a-f]{8,}\.\w+$/.test(url.pathname),
  async ({ request }) => (await pastFile(request.url)) ?? fetch(request),
);

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

self.addEventListener('message', (event) => {
  const { type, remote } = (event.data ?? {}) as { type?: string; remote?: string };
  if (type === SKIP_WAITING) void self.skipWaiting();
  if (type === GIVE_UP_REMOTE && remote) giveUpRemote(remote);
  if (type === CLAIM_PAGES) event.waitUntil(self.clients.claim());
  if (type === FORGET_ANSWERS) {
    event.waitUntil(forgetAnswers().then(() => event.ports[0]?.postMessage(FORGET_ANSWERS)));
  }
});
