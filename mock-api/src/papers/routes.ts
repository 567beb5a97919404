import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { networkOf, recordAttempt } from '../people';
import { checkPaper } from './check-paper';

/** The check of a printed paper, for everybody who holds one. */
export default async (app: FastifyInstance) => {
  route(app, 'POST /api/papers/check', async ({ db, body, user, request }) => {
    await recordAttempt(db, 'paper', networkOf(request.ip), app.clock.now());
    return checkPaper(db, user, body.code);
  });
};
