import type { FastifyInstance } from 'fastify';
import { readReadiness } from './readiness';
import { recordNextDay } from './record-readiness';
import { readSummary } from './summary';
import { sendDailyDigests } from '../notifications';
import { route } from '../http';

const MINUTE_MS = 60_000;

/** The dashboard's figures, and what is written down each day. */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/dashboard/summary', ({ db, user }) => readSummary(db, user, app.clock.now()));

  route(app, 'GET /api/dashboard/readiness', ({ db, user }) => readReadiness(db, user, app.clock.now()));

  app.schedule('readiness of the day', MINUTE_MS, recordNextDay);
  app.schedule('daily digest', 10 * MINUTE_MS, sendDailyDigests);
};
