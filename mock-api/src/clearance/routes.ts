import type { FastifyInstance } from 'fastify';
import { readAccount } from '../people';
import { deactivate } from './deactivate';
import { previewDeactivation } from './deactivation-preview';
import { acting, route } from '../http';

/** Deactivation of an account, and what it would end. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/users/:id/deactivation', ({ params, user }) =>
    previewDeactivation(db, user, params.id),
  );

  route(app, 'POST /api/users/:id/deactivate', async ({ params, user }) => {
    const message = await act(user, (work) => deactivate(work, params.id));
    return { message, user: await readAccount(db, user, params.id) };
  });
};
