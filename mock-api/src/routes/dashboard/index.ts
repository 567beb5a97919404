import type { FastifyInstance } from 'fastify';
import { readSummary } from '../../domain/dashboard/summary';
import { route } from '../../route';

/** The dashboard's figures. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;

  route(app, 'GET /api/dashboard/summary', ({ user }) => readSummary(db, user, app.clock.now()));
};
