import type { FastifyInstance } from 'fastify';
import { findCorrection, listCorrections, writeCorrection } from './write-correction';
import { acting, route } from '../http';

/** Corrections: events that point to other events. */
export function correctionRoutes(app: FastifyInstance): void {
  const { db } = app.database;
  const act = acting(app);

  route(app, 'GET /api/corrections', ({ user }) => listCorrections(db, user));

  route(app, 'POST /api/corrections', async ({ body, user }) => {
    const eventId = await act(user, (work) => writeCorrection(work, body));
    return findCorrection(db, eventId);
  });
}
