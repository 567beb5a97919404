import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Outcome, answerOnce, answerRepeatable } from './answer-once';
import { forgetAnswers } from './answer-store';
import { keyedRequest } from './keyed-request';
import type { StoredAnswer } from './sealed-answer';
import { refusalOf } from '../plugins/errors';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers a request by `call`, once for each `Idempotency-Key` that its sender uses: sent again, it
     * gets the same answer, marked `Idempotency-Replayed`, and nothing is done.
     *
     * @param repeatable doing it twice does no harm, so that it need not be one transaction.
     */
    answerOnce(
      request: FastifyRequest,
      reply: FastifyReply,
      repeatable: boolean,
      call: () => Promise<unknown>,
    ): Promise<unknown>;
  }
}

const FORGET_EVERY_MS = 60 * 60 * 1000;

const isFile = (answer: unknown): boolean => answer instanceof Readable || answer instanceof Uint8Array;

/** Retries of writes: one effect, the same answer. */
export default plugin(async (app) => {
  const { db } = app.database;

  app.decorate('answerOnce', async (request, reply, repeatable, call) => {
    const keyed = keyedRequest(request);
    if (!keyed) return call();

    let answer: unknown;
    const outcome = await (repeatable ? answerRepeatable : answerOnce)(db, keyed, {
      at: app.clock.now(),
      async answer() {
        answer = await call();
        if (isFile(answer)) return null;
        return { status: reply.statusCode, body: answer === undefined ? '' : JSON.stringify(answer) };
      },
      refusal: (error) => refusalOf(error, request),
    });
    return conclude(outcome, reply, () => answer);
  });

  function conclude({ found, error }: Outcome, reply: FastifyReply, answered: () => unknown): unknown {
    if (found) return replay(found, reply);
    if (error !== undefined) throw error;
    return answered();
  }

  function replay({ status, body }: StoredAnswer, reply: FastifyReply): unknown {
    reply.status(status).header('idempotency-replayed', 'true');
    return body === '' ? undefined : (JSON.parse(body) as unknown);
  }

  app.schedule('forget answers to old writes', FORGET_EVERY_MS, forgetAnswers);
});
