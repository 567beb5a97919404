import type { FastifyInstance } from 'fastify';
import { setComponents } from './custody/set-components';
import { addComponent, editComponent, markComponentPresent, removeComponent } from './edit-components';
import { requireSeenVersion } from './seen-version';
import { acting, route } from '../http';
import { findItem } from './find-item';

/** Components (BII/COEI): the whole list at once, or one by one. */
export function componentCalls(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);
  const place = ({ id, componentId }: { id: string; componentId: string }, version?: number) => ({
    itemId: id,
    componentId,
    version,
  });

  route(app, 'PUT /api/property/:id/components', async ({ params, body, user }) => {
    await act(user, async (work) => {
      await requireSeenVersion(work, params.id, body.version);
      await setComponents(work, params.id, body.components);
    });
    return findItem(db, user, params.id);
  });

  route(app, 'POST /api/property/:id/components', async ({ params, body, user }) => {
    await act(user, (work) => addComponent(work, params.id, body));
    return findItem(db, user, params.id);
  });

  route(app, 'PATCH /api/property/:id/components/:componentId', async ({ params, body, user }) => {
    const { version, ...facts } = body;
    await act(user, (work) => editComponent(work, place(params, version), facts));
    return findItem(db, user, params.id);
  });

  route(app, 'POST /api/property/:id/components/:componentId/present', async ({ params, user }) => {
    await act(user, (work) => markComponentPresent(work, place(params)));
    return findItem(db, user, params.id);
  });

  route(app, 'DELETE /api/property/:id/components/:componentId', async ({ params, query, user }) => {
    await act(user, (work) => removeComponent(work, place(params, query.version)));
    return findItem(db, user, params.id);
  });
}
