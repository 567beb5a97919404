import { ANSWERS_CACHE, KEPT_AT_HEADER } from '@hand-receipt/contracts';
import type { RouteMatchCallbackOptions } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { isReadablePath } from '../offline/readable';
import { notTooMany, notTooOld } from './kept-limits';
import { ofThisPerson } from './of-this-person';

/** Whether an answer is worth keeping for reading without a network. */
export const isReadable = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && isReadablePath(url.pathname);

/** A copy of the answer that says when the server gave it. */
function stamped(response: Response, now: Date): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, now.toISOString());
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The server's answer wherever there is one, also where it is an error; the kept one only without a network. */
export const keptAnswers = new NetworkFirst({
  cacheName: ANSWERS_CACHE,
  plugins: [
    ofThisPerson,
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 ? stamped(response, new Date()) : null,
    },
    notTooOld,
    notTooMany,
  ],
});
