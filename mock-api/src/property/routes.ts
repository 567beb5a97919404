import type { FastifyInstance } from 'fastify';
import { recordCalibration } from './calibration/record-calibration';
import { createItem } from './custody/create-item';
import { editItem } from './custody/edit-item';
import { mount, unmount } from './custody/mount';
import { recall } from './custody/recall';
import { verify } from './custody/verify';
import { findPropertyDetails } from './details';
import { withNumbersChecked } from './item-numbers';
import { listHolders } from './list-holders';
import { listLocations } from './list-locations';
import { countProperty, listProperty } from './list-property';
import { badRequest, notFound } from '../kernel';
import { route, sendPage } from '../http';
import { componentCalls } from './components';
import { findItem } from './find-item';
import { addPhoto, readPhotos, removeItemPhoto } from './photos';
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
    if ((body.assigned_to_user_id ?? user.id) !== user.id) {
      throw badRequest('A new item is assigned to you first; transfer it from there.');
    }
    const item = withNumbersChecked(body);
    const id = await createItem(work, { ...item, holderId: user.id });
    return findItem(work.trx, user, id);
  });

  route(app, 'PATCH /api/property/:id', async ({ work, params, body, user }) => {
    const { version, ...edit } = body;
    await editItem(work, params.id, edit, version);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/:id/photos', async ({ work, params, body }) => {
    await addPhoto(work, params.id, body);
    return readPhotos(work.trx, params.id);
  });

  route(app, 'DELETE /api/property/:id/photos/:uploadId', async ({ work, params }) => {
    await removeItemPhoto(work, params.id, params.uploadId);
    return readPhotos(work.trx, params.id);
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

  route(app, 'POST /api/property/:id/verify', async ({ work, params, body, user }) => {
    await verify(work, params.id, body);
    return findItem(work.trx, user, params.id);
  });

  route(app, 'POST /api/property/:id/recall', async ({ work, params, body }) => {
    const { transferId, holder } = await recall(work, params.id, body);
    return { transferId, holder: holder.name };
  });

  componentCalls(app);
  selectionCalls(app);
};
