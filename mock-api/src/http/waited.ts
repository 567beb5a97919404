import { WAITED_HEADER } from '@hand-receipt/contracts';
import type { FastifyRequest } from 'fastify';

/** Less than this is the network, not a queue. */
const WAITING_MS = 60_000;

/**
 * When the act was done that a device kept for a while before it sent it, by the server's clock.
 *
 * @param at the time of the request
 * @returns undefined for a write that did not wait, and where the header is no number
 */
export function actedAt({ headers }: FastifyRequest, at: Date): Date | undefined {
  const waited = Number(headers[WAITED_HEADER]);
  return waited >= WAITING_MS && waited <= at.getTime() ? new Date(at.getTime() - waited) : undefined;
}
