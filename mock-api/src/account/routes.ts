import type { FastifyInstance } from 'fastify';
import { exportPersonalData } from './export';
import { editProfile, readProfile } from './read';
import { localDay } from '../kernel';
import { acting, route } from '../http';

/** The signed-in person's own page. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/profile', ({ user }) => readProfile(db, user, clock.now()));

  route(app, 'PUT /api/profile', async ({ body, user }) => {
    await act(user, (work) => editProfile(work, body));
    return readProfile(db, user, clock.now());
  });

  route(app, 'GET /api/profile/export', async ({ user, request, reply }) => {
    const now = clock.now();
    const name = `hand-receipt-${user.id}-${localDay(now)}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return exportPersonalData(db, user, request.signedInBy, now);
  });
};
