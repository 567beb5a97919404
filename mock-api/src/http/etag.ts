import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../kernel';

/** Letters of base64url of a digest in an ETag: 96 bits. */
const DIGEST_LETTERS = 16;

const digestOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, DIGEST_LETTERS);

/** A proxy that compresses an answer marks its ETag as weak. */
const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Answers with an ETag, or with 304 where the caller has this very answer.
 *
 * The ETag is strong: the record's version, and a digest of the answer. The digest is needed because an answer says more
 * than the record: what the caller may see of it, and what has become of it since without a change of its own.
 */
export function withETag(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { version: number },
): FastifyReply | { version: number } {
  const etag = `"${answer.version}-${digestOf(answer)}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map(bare) ?? [];
  return known.includes(etag) || known.includes('*') ? reply.status(304).send() : answer;
}

const IF_MATCH = /^"(\d{1,10})(?:-[\w-]*)?"$/;

/**
 * The version that a write is to be made over, from If-Match: the ETag of a record, or its version alone in quotes.
 *
 * @returns 'any' for `*`, undefined without the header.
 * @throws ApiError 400 for text that is no ETag of a record.
 */
export function readIfMatch({ headers }: Pick<FastifyRequest, 'headers'>): number | 'any' | undefined {
  const sent = headers['if-match'];
  if (sent === undefined) return undefined;
  if (sent.trim() === '*') return 'any';
  const [, version] = IF_MATCH.exec(bare(sent)) ?? [];
  if (version) return Number(version);
  throw badRequest('If-Match must be the ETag that the item was read with, or its version in quotes.');
}

/** @throws ApiError 400 for If-Match at a write that does not heed it: the caller would believe it protected. */
export function refuseIfMatch({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['if-match'] === undefined) return;
  throw badRequest('This call takes no If-Match. Leave the header out.');
}

/** A write over a version that is no longer the newest. @param present what is on record now */
export const preconditionFailed = (message: string, present: Record<string, unknown>) =>
  new ApiError(412, 'precondition-failed', message, undefined, undefined, present);
