import type { FastifyInstance } from 'fastify';
import { createToken, listTokens, revokeToken } from '../../domain/tokens/tokens';
import { forbidden } from '../../errors';
import { bearerToken } from '../../bearer-token';
import { route } from '../../route';
import { acting } from '../property/acting';

/** Personal API tokens. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/tokens', ({ user }) => listTokens(db, user.id));

  route(app, 'POST /api/tokens', ({ request, body, user }) => {
    // Whoever stole one could otherwise go on with others after it was revoked.
    if (bearerToken(request) !== undefined) throw forbidden('A token makes no other. Sign in to make one.');
    return act(user, (work) => createToken(work, body.name));
  });

  route(app, 'DELETE /api/tokens/:id', async ({ params, user }) => {
    await act(user, (work) => revokeToken(work, params.id));
    return { message: 'The token opens nothing any more.' };
  });
};
