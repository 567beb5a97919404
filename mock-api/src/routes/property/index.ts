import type { FastifyInstance } from 'fastify';
import { changeStatus } from '../../domain/custody/change-status';
import { createItem } from '../../domain/custody/create-item';
import { recall } from '../../domain/custody/recall';
import { setComponents } from '../../domain/custody/set-components';
import { verify } from '../../domain/custody/verify';
import { countProperty, listProperty } from '../../domain/property/list';
import { findVisibleProperty } from '../../domain/property/load';
import type { Viewer } from '../../domain/property/visible-items';
import { badRequest, notFound } from '../../errors';
import { route } from '../../route';
import { acting } from './acting';
import { sendPage } from './page-headers';

/** The property book: what I hold, what I signed down, and what is recorded of each item. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const findItem = async (viewer: Viewer, id: string) => {
    const item = await findVisibleProperty(db, viewer, id);
    if (!item) throw notFound('Property not found');
    return item;
  };

  route(app, 'GET /api/property', async ({ query, user, reply }) =>
    sendPage(reply, await listProperty(db, user, query)),
  );

  route(app, 'GET /api/property/counts', ({ user }) => countProperty(db, user));

  route(app, 'GET /api/property/:id', ({ params, user }) => findItem(user, params.id));

  route(app, 'POST /api/property', async ({ body, user }) => {
    if ((body.assigned_to_user_id ?? user.id) !== user.id) {
      throw badRequest('A new item is assigned to you first; transfer it from there.');
    }
    const id = await act(user, (work) => createItem(work, { ...body, holderId: user.id }));
    return findItem(user, id);
  });

  route(app, 'PATCH /api/property/:id/status', async ({ params, body, user }) => {
    await act(user, (work) => changeStatus(work, params.id, body.status));
    return findItem(user, params.id);
  });

  route(app, 'PUT /api/property/:id/components', async ({ params, body, user }) => {
    await act(user, (work) => setComponents(work, params.id, body.components));
    return findItem(user, params.id);
  });

  route(app, 'POST /api/property/:id/verify', async ({ params, body, user }) => {
    await act(user, (work) => verify(work, params.id, body));
    return findItem(user, params.id);
  });

  route(app, 'POST /api/property/:id/recall', async ({ params, body, user }) => {
    const transferId = await act(user, (work) => recall(work, params.id, body?.notes ?? null));
    return { transferId };
  });
};
