import type { FastifyInstance } from 'fastify';
import { enterItem } from './bulk-lines';
import { recordCalibration } from './calibration/record-calibration';
import { editItem } from './custody/edit-item';
import { mount, unmount } from './custody/mount';
import { recall } from './custody/recall';
import { verify } from './custody/verify';
import { findSeen } from './custody/find-seen';
import { findPropertyDetails } from './details';
import { requireMatch } from './if-match';
import { listHolders } from './list-holders';
import { listLocations } from './list-locations';
import { countProperty, listProperty } from './list-property';
import { badRequest, notFound } from '../kernel';
import { actedAt, route, sendPage } from '../http';
import { componentCalls } from './components';
import { findItem } from './find-item';
import { integratorCalls } from './integrator-calls';
import { photoCalls } from './photo-calls';
import { selectionCalls } from './selection';

/** The property book: what I hold, what I signed down, and what is recorded of each item. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/property', async ({ db, query, user, reply }) =>
    sendPage(reply, await listProperty(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/property/counts', ({ db, user }) => countProperty(db, user));

  route(app, 'GET /api/property/holders', ({ db, user }) => listHolders(db, user));

  route(app, 'GET /api/property/locations', ({ db, query, user }) => listLocations(db, user, query.q));

  route(app, 'GET /api/property/:id', async ({ db, params, user }) => {
    const item = await findPropertyDetails(db, user, params.id, app.clock.now());
    if (!item) throw notFound('Property not found');
    return item;
  });

  route(app, 'POST /api/property', async ({ work, body, user }) => {
    const id = await enterItem(work, body);
    return findItem(work.trx, user, id);
  });

  route(app, 'PATCH /api/property/:id', async ({ work, params, body, user, request }) => {
    const { version, ...edit } = body;
    const matched = await requireMatch(work, params.id, request);
    if (!matched && version === undefined) {
      const words = 'Say which version of the item you have seen: as version, or its ETag as If-Match.';
      throw badRequest(words, { version: words });
    }
    await editItem(work, params.id, edit, version);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/:id/calibrations', ({ work, params, body }) =>
    recordCalibration(work, params.id, body),
  );

  route(app, 'POST /api/property/:id/mounts', async ({ work, params, body, user }) => {
    await mount(work, params.id, body.itemId, body.position);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'DELETE /api/property/:id/mounts/:itemId', async ({ work, params, user }) => {
    await unmount(work, params.id, params.itemId);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/:id/verify', async ({ work, params, body, user, request }) => {
    const { id, isNew } = await verify(work, params.id, { ...body, deviceAt: actedAt(request, work.at) });
    const { at, by } = await findSeen(work, id);
    const item = await findItem(work.trx, user, params.id);
    return { ...item, verification: { at: at.toISOString(), by, isNew } };
  });

  route(app, 'POST /api/property/:id/recall', async ({ work, params, body }) => {
    const { transferId, holder } = await recall(work, params.id, body);
    return { transferId, holder: holder.name };
  });

  integratorCalls(app);
  photoCalls(app);
  componentCalls(app);
  selectionCalls(app);
};
