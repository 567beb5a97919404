import type { FastifyInstance } from 'fastify';
import { readAccount } from '../people';
import { deactivate } from './deactivate';
import { previewDeactivation } from './deactivation-preview';
import { findPerson } from './find-person';
import { readHoldings } from './read-holdings';
import { route } from '../http';

/** What a person is responsible for, and the deactivation of an account with what it would end. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/people/:id', ({ db, params, user }) => findPerson(db, user, params.id));

  route(app, 'GET /api/people/:id/holdings', ({ db, params, user }) => readHoldings(db, user, params.id));

  route(app, 'GET /api/users/:id/deactivation', ({ db, params, user }) =>
    previewDeactivation(db, user, params.id),
  );

  route(app, 'POST /api/users/:id/deactivate', async ({ work, params, user }) => {
    const message = await deactivate(work, params.id);
    return { message, user: await readAccount(work.trx, user, params.id) };
  });
};
