import type { FastifyInstance } from 'fastify';
import { findCorrection, listCorrections, writeCorrection } from './write-correction';
import { route } from '../http';

/** Corrections: events that point to other events. */
export function correctionRoutes(app: FastifyInstance): void {
  route(app, 'GET /api/corrections', ({ db, user }) => listCorrections(db, user));

  route(app, 'POST /api/corrections', async ({ work, body }) => {
    const eventId = await writeCorrection(work, body);
    return findCorrection(work.trx, eventId);
  });
}
