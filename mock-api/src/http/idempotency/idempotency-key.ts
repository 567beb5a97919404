import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '../../kernel';
import { isSafe } from '../safe-methods';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body that no digest of the request may hold (`RouteContract`). */
    secretFields?: readonly string[];
  }
}

/** A write that its sender may send again without doing it again. */
export interface IdempotencyKey {
  userId: string;
  /** What the client made up for it. */
  key: string;
  /** SHA-256 of what is asked. */
  requestHash: Buffer;
}

/** Visible ASCII, as a UUID is, and no longer than anybody needs. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Reads the `Idempotency-Key` of a write; null where there is none, or nobody is signed in whose key it
 * could be.
 *
 * @throws ApiError 400 for a key that is none.
 */
export function readIdempotencyKey(request: FastifyRequest): IdempotencyKey | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || isSafe(request) || !request.user) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw badRequest('An Idempotency-Key has 1 to 200 visible ASCII characters, and is sent once.');
  }
  const asked = `${request.method} ${request.url}\n${askedIn(request)}`;
  return { userId: request.user.id, key, requestHash: createHash('sha256').update(asked).digest() };
}

/** What a request asks in its body, without the secrets in it. An upload is told by its length: it is read as it comes, once. */
function askedIn({ body, headers, routeOptions }: FastifyRequest): string {
  if (body instanceof Readable) return headers['content-length'] ?? '';
  const secret = new Set(routeOptions.config.secretFields);
  return JSON.stringify(withoutSecrets(body, secret)) ?? '';
}

/** A body without the fields at these paths; whether one was sent stays, its value and length do not. */
function withoutSecrets(body: unknown, secret: ReadonlySet<string>, path = ''): unknown {
  if (secret.size === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const here = `${path}${name}`;
      return [name, secret.has(here) ? true : withoutSecrets(value, secret, `${here}.`)];
    }),
  );
}

/** A write as text: the same for a request that is sent again, and only for that one. Null without a key. */
export function requestKey(request: FastifyRequest): string | null {
  const read = readIdempotencyKey(request);
  return read && `${read.key} ${read.requestHash.toString('base64url')}`;
}
