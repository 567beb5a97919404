import type { FastifyInstance } from 'fastify';
import { exportPersonalData } from './export';
import { readMySignatures } from './my-signatures';
import { editProfile, readProfile } from './read';
import { localDay } from '../kernel';
import { route } from '../http';

/** The signed-in person's own page. */
export default async (app: FastifyInstance) => {
  const { clock } = app;

  route(app, 'GET /api/profile', ({ db, user }) => readProfile(db, user, clock.now()));

  route(app, 'PUT /api/profile', async ({ work, body, user }) => {
    await editProfile(work, body);
    return readProfile(work.trx, user, clock.now());
  });

  route(app, 'GET /api/profile/signatures', ({ db, user }) => readMySignatures(db, user.id, clock.now()));

  route(app, 'GET /api/profile/export', async ({ db, user, request, reply }) => {
    const now = clock.now();
    const name = `hand-receipt-${user.id}-${localDay(now)}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return exportPersonalData(db, user, request.signedInBy, now);
  });
};
