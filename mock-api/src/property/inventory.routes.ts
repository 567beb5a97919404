import type { FastifyInstance } from 'fastify';
import { findInInventory } from './inventory';
import { route, sendPage } from '../http';

/** Find Item: a search over everything the person may see. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/inventory', async ({ db, query, user, reply }) =>
    sendPage(reply, await findInInventory(db, user, query)),
  );
};
