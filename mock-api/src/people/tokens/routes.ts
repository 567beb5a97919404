import type { FastifyInstance } from 'fastify';
import { createToken, listTokens, revokeToken } from './tokens';
import { route } from '../../http';

/** Personal API tokens. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/tokens', ({ db, user }) => listTokens(db, user.id));

  route(app, 'POST /api/tokens', ({ work, body }) => createToken(work, body));

  route(app, 'DELETE /api/tokens/:id', async ({ work, params }) => {
    await revokeToken(work, params.id);
    return { message: 'The token opens nothing any more.' };
  });
};
