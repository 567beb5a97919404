import type { FastifyInstance } from 'fastify';
import { findInInventory } from '../../domain/property/inventory';
import { route } from '../../route';
import { sendPage } from '../property/page-headers';

/** Find Item: a search over everything the person may see. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/inventory', async ({ query, user, reply }) =>
    sendPage(reply, await findInInventory(app.database.db, user, query)),
  );
};
