import type { FastifyInstance } from 'fastify';
import { createToken, listTokens, revokeToken } from './tokens';
import { acting, route } from '../../http';

/** Personal API tokens. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/tokens', ({ user }) => listTokens(db, user.id));

  route(app, 'POST /api/tokens', ({ body, user }) => act(user, (work) => createToken(work, body)));

  route(app, 'DELETE /api/tokens/:id', async ({ params, user }) => {
    await act(user, (work) => revokeToken(work, params.id));
    return { message: 'The token opens nothing any more.' };
  });
};
