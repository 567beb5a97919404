import multipart from '@fastify/multipart';
import { UPLOADS } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { isPdf, keepPdf } from './clean-pdf';
import { type CleanFile, cleanPhoto } from './clean-photo';
import { cleanUploads } from './clean-up';
import { findPhoto } from './find-photo';
import { oneAtATime } from './one-at-a-time';
import { removePhoto } from './remove-photo';
import { storePhotos } from './store-photos';
import { badRequest, notFound } from '../kernel';
import { route } from '../http';
import { photosOf } from './photos-of';

const HOUR_MS = 60 * 60 * 1000;

/** Opened in a tab of its own, an upload is a picture or a download and nothing that could act. */
const PICTURE_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Photos: uploaded, encoded again, and shown to everyone who may see their record. PDFs: kept, and only downloaded. */
export default async (app: FastifyInstance) => {
  const inTurn = oneAtATime();
  await app.register(multipart, {
    limits: {
      files: UPLOADS.photos,
      fileSize: UPLOADS.photoBytes,
      fields: 10,
      fieldSize: 1024,
      fieldNameSize: 100,
      parts: UPLOADS.photos + 10,
    },
  });
  app.schedule('clean up photos', HOUR_MS, cleanUploads);

  route(app, 'POST /api/uploads', async ({ request, unitOfWork }) => {
    const files: CleanFile[] = [];
    for await (const sent of photosOf(request)) {
      files.push(isPdf(sent) ? keepPdf(sent) : await inTurn(() => cleanPhoto(sent)));
    }
    if (files.length === 0) throw badRequest('Send at least one photo or PDF.');
    return { uploads: await unitOfWork((work) => storePhotos(work, files)) };
  });

  route(app, 'GET /api/uploads/:id', async ({ db, params, user, request, reply }) => {
    const photo = await findPhoto(db, user, params.id);
    if (!photo) throw notFound('Photo not found');
    const etag = `"${Buffer.from(photo.hash).toString('base64url')}"`;
    const isPaper = photo.media_type === 'application/pdf';
    const file = `filename="${params.id}.${isPaper ? 'pdf' : 'jpg'}"`;
    reply
      .type(photo.media_type)
      .header('etag', etag)
      .header('content-disposition', `${isPaper ? 'attachment' : 'inline'}; ${file}`)
      .header('content-security-policy', PICTURE_ONLY);
    if (request.headers['if-none-match'] === etag) {
      reply.status(304);
      return Buffer.alloc(0);
    }
    return Buffer.from(photo.bytes);
  });

  route(app, 'DELETE /api/uploads/:id', async ({ work, params }) => {
    await removePhoto(work, params.id);
    return { message: 'The photo is deleted.' };
  });
};
