import type { FastifyInstance } from 'fastify';
import { editMaintenance } from './edit-maintenance';
import { findMaintenance } from './find-maintenance';
import { listMaintenance } from './list';
import { moveMaintenance } from './move-maintenance';
import { openMaintenance } from './open-maintenance';
import { addPart, changePart, removePart } from './parts';
import type { Viewer } from '../access';
import { notFound } from '../kernel';
import { acting, route, sendPage } from '../http';
import { maintenanceDocumentRoutes } from './documents.routes';

/** Maintenance on items that the caller may see. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const find = async (viewer: Viewer, id: string) => {
    const item = await findMaintenance(db, viewer, id);
    if (!item) throw notFound('Maintenance item not found');
    return item;
  };

  route(app, 'GET /api/maintenance', async ({ query, user, reply }) =>
    sendPage(reply, await listMaintenance(db, user, query)),
  );

  route(app, 'POST /api/maintenance', async ({ body, user }) => {
    const id = await act(user, (work) =>
      openMaintenance(work, body.propertyId, {
        ...body,
        status: 'scheduled',
        scheduledDate: body.scheduledDate ?? null,
        assignedTo: body.assignedTo ?? null,
        estimatedCompletionTime: body.estimatedCompletionTime ?? null,
        notes: body.notes ?? null,
        parts: body.parts ?? [],
      }),
    );
    return find(user, id);
  });

  route(app, 'GET /api/maintenance/:id', ({ params, user }) => find(user, params.id));

  route(app, 'PATCH /api/maintenance/:id', async ({ params, body, user }) => {
    await act(user, (work) => editMaintenance(work, params.id, body));
    return find(user, params.id);
  });

  route(app, 'PATCH /api/maintenance/:id/status', async ({ params, body, user }) => {
    await act(user, (work) => moveMaintenance(work, params.id, body.status, body.notes ?? null));
    return find(user, params.id);
  });

  route(app, 'POST /api/maintenance/:id/parts', async ({ params, body, user }) => {
    await act(user, (work) => addPart(work, params.id, body));
    return find(user, params.id);
  });

  route(app, 'PATCH /api/maintenance/:id/parts/:partId', async ({ params, body, user }) => {
    await act(user, (work) => changePart(work, params.id, params.partId, body));
    return find(user, params.id);
  });

  route(app, 'DELETE /api/maintenance/:id/parts/:partId', async ({ params, user }) => {
    await act(user, (work) => removePart(work, params.id, params.partId));
    return find(user, params.id);
  });

  maintenanceDocumentRoutes(app);
};
