import type { FastifyInstance } from 'fastify';
import { countComponents } from './counts/count-components';
import { setComponents } from './custody/set-components';
import { addComponent, editComponent, markComponentPresent, removeComponent } from './edit-components';
import { requireMatch } from './if-match';
import { assertSameVersion } from './optimistic-lock';
import { route } from '../http';
import { findItem } from './find-item';

/** Components (BII/COEI): the whole list at once, one by one, or their counts. */
export function componentCalls(app: FastifyInstance): void {
  const place = ({ id, componentId }: { id: string; componentId: string }, version?: number) => ({
    itemId: id,
    componentId,
    version,
  });

  route(app, 'PUT /api/property/:id/components', async ({ work, params, body, user, request }) => {
    await requireMatch(work, params.id, request);
    await assertSameVersion(work, params.id, body.version);
    await setComponents(work, params.id, body.components);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/:id/components', async ({ work, params, body, user, request }) => {
    await requireMatch(work, params.id, request);
    await addComponent(work, params.id, body);
    return findItem(work.trx, user, params.id);
  });

  route(
    app,
    'PATCH /api/property/:id/components/:componentId',
    async ({ work, params, body, user, request }) => {
      await requireMatch(work, params.id, request);
      const { version, ...facts } = body;
      await editComponent(work, place(params, version), facts);
      return findItem(work.trx, user, params.id);
    },
  );

  route(app, 'POST /api/property/:id/components/:componentId/present', async ({ work, params, user }) => {
    await markComponentPresent(work, place(params));
    return findItem(work.trx, user, params.id);
  });

  route(app, 'PUT /api/property/:id/component-counts', async ({ work, params, body, user }) => {
    await countComponents(work, params.id, body);
    return findItem(work.trx, user, params.id);
  });

  route(
    app,
    'DELETE /api/property/:id/components/:componentId',
    async ({ work, params, query, user, request }) => {
      await requireMatch(work, params.id, request);
      await removeComponent(work, place(params, query.version));
      return findItem(work.trx, user, params.id);
    },
  );
}
