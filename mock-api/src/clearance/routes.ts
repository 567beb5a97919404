import type { FastifyInstance } from 'fastify';
import { readAccount } from '../people';
import { deactivate } from './deactivate';
import { previewDeactivation } from './deactivation-preview';
import { route } from '../http';

/** Deactivation of an account, and what it would end. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/users/:id/deactivation', ({ db, params, user }) =>
    previewDeactivation(db, user, params.id),
  );

  route(app, 'POST /api/users/:id/deactivate', async ({ work, params, user }) => {
    const message = await deactivate(work, params.id);
    return { message, user: await readAccount(work.trx, user, params.id) };
  });
};
