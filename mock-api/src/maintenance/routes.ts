import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { editMaintenance } from './edit-maintenance';
import { findMaintenance } from './find-maintenance';
import { listMaintenance } from './list-maintenance';
import { moveMaintenance } from './move-maintenance';
import { openMaintenance } from './open-maintenance';
import { addPart, changePart, removePart } from './parts';
import type { Viewer } from '../access';
import { type Database, notFound } from '../kernel';
import { route, sendPage } from '../http';
import { maintenanceDocumentRoutes } from './documents.routes';

/** Maintenance on items that the caller may see. */
export default async (app: FastifyInstance) => {
  const find = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const item = await findMaintenance(db, viewer, id);
    if (!item) throw notFound('Maintenance item not found');
    return item;
  };

  route(app, 'GET /api/maintenance', async ({ db, query, user, reply }) =>
    sendPage(reply, await listMaintenance(db, user, query)),
  );

  route(app, 'POST /api/maintenance', async ({ work, body, user }) => {
    const id = await openMaintenance(work, body.propertyId, {
      ...body,
      status: 'scheduled',
      scheduledDate: body.scheduledDate ?? null,
      assignedTo: body.assignedTo ?? null,
      estimatedCompletionTime: body.estimatedCompletionTime ?? null,
      notes: body.notes ?? null,
      parts: body.parts ?? [],
    });
    return find(work.trx, user, id);
  });

  route(app, 'GET /api/maintenance/:id', ({ db, params, user }) => find(db, user, params.id));

  route(app, 'PATCH /api/maintenance/:id', async ({ work, params, body, user }) => {
    await editMaintenance(work, params.id, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'PATCH /api/maintenance/:id/status', async ({ work, params, body, user }) => {
    await moveMaintenance(work, params.id, body.status, body.notes ?? null);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/maintenance/:id/parts', async ({ work, params, body, user }) => {
    await addPart(work, params.id, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'PATCH /api/maintenance/:id/parts/:partId', async ({ work, params, body, user }) => {
    await changePart(work, params.id, params.partId, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/maintenance/:id/parts/:partId', async ({ work, params, user }) => {
    await removePart(work, params.id, params.partId);
    return find(work.trx, user, params.id);
  });

  maintenanceDocumentRoutes(app);
};
