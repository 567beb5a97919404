import { CLIENT_ID_HEADER, CLIENT_ID_PATTERN } from '@hand-receipt/contracts';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '../kernel';

const CLIENT_ID = new RegExp(CLIENT_ID_PATTERN);

/**
 * Reads which client sends a write, as the client calls itself. It only decides which event stream of the same person
 * is left out of the update.
 *
 * @returns null where the client does not say
 * @throws ApiError 400 for an id that is none
 */
export function readClientId(request: FastifyRequest): string | null {
  const id = request.headers[CLIENT_ID_HEADER];
  if (id === undefined) return null;
  if (typeof id !== 'string' || !CLIENT_ID.test(id)) {
    throw badRequest('An X-Client-Id has 8 to 64 letters, digits and hyphens, and is sent once.');
  }
  return id;
}
