import type { FastifyInstance } from 'fastify';
import { findMaintenance, listMaintenance } from '../../domain/maintenance/list';
import { notFound } from '../../errors';
import { route } from '../../route';
import { sendPage } from '../property/page-headers';

/** Maintenance on items that the caller may see. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;

  route(app, 'GET /api/maintenance', async ({ query, user, reply }) =>
    sendPage(reply, await listMaintenance(db, user, query)),
  );

  route(app, 'GET /api/maintenance/:id', async ({ params, user }) => {
    const item = await findMaintenance(db, user, params.id);
    if (!item) throw notFound('Maintenance item not found');
    return item;
  });
};
