import type { FastifyInstance } from 'fastify';
import { maySee } from '../access';
import { route } from '../http';
import { notFound } from '../kernel';
import { requireMatch } from './if-match';
import { addPhoto, readPhotos, removeItemPhoto } from './photos';

/** Photos of an item. */
export function photoCalls(app: FastifyInstance): void {
  route(app, 'GET /api/property/:id/photos', async ({ db, params, user }) => {
    if (!(await maySee(db, user, params.id))) throw notFound('Property not found');
    return readPhotos(db, user, params.id);
  });

  route(app, 'POST /api/property/:id/photos', async ({ work, params, body, request }) => {
    await requireMatch(work, params.id, request);
    await addPhoto(work, params.id, body);
    return readPhotos(work.trx, work.actor, params.id);
  });

  route(app, 'DELETE /api/property/:id/photos/:uploadId', async ({ work, params, request }) => {
    await requireMatch(work, params.id, request);
    await removeItemPhoto(work, params.id, params.uploadId);
    return readPhotos(work.trx, work.actor, params.id);
  });
}
