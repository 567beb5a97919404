import type { FastifyInstance } from 'fastify';
import { isPinLocked } from '../access';
import { route } from '../http';
import { networkOf, recordAttempt } from '../people';
import { checkPaper } from './check-paper';

/** The check of a printed paper, for everybody who holds one. */
export default async (app: FastifyInstance) => {
  route(app, 'POST /api/papers/check', async ({ db, body, user, request }) => {
    const at = app.clock.now();
    await recordAttempt(db, 'paper', networkOf(request.ip), at);
    // A person whose PIN hides serial numbers learns what everybody learns.
    const isHidden = isPinLocked(request.signedInBy, at);
    return checkPaper(db, isHidden ? null : user, body.code);
  });
};
