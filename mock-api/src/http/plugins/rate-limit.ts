import limiter from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { tooMany } from '../../kernel';

const MINUTE_MS = 60_000;
/** Callers that one process counts at a time; beyond them the one that called longest ago is forgotten. */
const CALLERS = 10_000;

/** Who is counted: each API token, each person in all of their browsers, and strangers by their address. */
const callerOf = ({ signedInBy, user, ip }: FastifyRequest): string => {
  if (signedInBy?.kind === 'token') return `token ${signedInBy.id}`;
  return user ? `person ${user.id}` : `address ${ip}`;
};

/**
 * How many calls of the API one caller may make in a minute, with `RateLimit-*` headers on each response. Each process of
 * the server counts for itself. Wrong passwords have a limit of their own, whatever this one is.
 */
export default plugin(async (app) => {
  const { rateLimit } = app.config;
  if (rateLimit === 0) return;
  await app.register(limiter, {
    max: rateLimit,
    timeWindow: MINUTE_MS,
    cache: CALLERS,
    keyGenerator: callerOf,
    allowList: ({ url }) => !url.startsWith('/api/'),
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return tooMany(
        `Too many calls: at most ${rateLimit} are taken in a minute. Try again in ${seconds} s.`,
        seconds,
      );
    },
  });
});
