import type { FastifyReply } from 'fastify';

/** Aborted as soon as the caller has gone without waiting for the answer. */
export function abandoned({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
