import type { FastifyInstance } from 'fastify';
import { route, sendPage } from '../http';
import { editShortage } from './edit-shortage';
import { findShortage, listShortages } from './list-shortages';

/** Shortages of components. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/shortages', async ({ db, query, user, reply }) =>
    sendPage(reply, await listShortages(db, user, query)),
  );

  route(app, 'PATCH /api/shortages/:id', async ({ work, params, body, user }) => {
    await editShortage(work, params.id, body);
    return findShortage(work.trx, user, params.id);
  });
};
