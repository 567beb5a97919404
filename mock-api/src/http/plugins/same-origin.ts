import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { bearerToken } from '../bearer-token';
import { forbidden } from '../../kernel';
import { isSafe } from '../safe-methods';

/** True where `origin` is the origin that the request was sent to. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // A page of the same host on plain HTTP is another origin, and an attacker on the network could write it.
  const downgraded = request.protocol === 'https' && protocol !== 'https:';
  return host === request.host && !downgraded;
}

/**
 * Says whether an unsafe request may be believed to come from our own pages.
 *
 * Sec-Fetch-Site is the browser's word and no page can set it, so it decides where it is there. On
 * plain HTTP outside localhost browsers leave it out, and there Origin decides, which every browser
 * sends with an unsafe request. Neither header means no browser: curl or a script. Such a client may
 * sign in, and send what carries no session; a session cookie without either header is refused, for
 * then nothing tells a forged request from a true one.
 *
 * An API token is believed from anywhere: no browser adds it by itself, and beside it no cookie is read.
 */
function mayBeOurs(request: FastifyRequest): boolean {
  if (bearerToken(request) !== undefined) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, cookie } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request);
  return cookie === undefined;
}

/** Refuses writes that another site's page sends with our user's cookie (CSRF). */
export default plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (!isSafe(request) && !mayBeOurs(request)) {
      throw forbidden('This request did not come from this site.');
    }
  });
});
