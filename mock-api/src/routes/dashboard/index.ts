import type { FastifyInstance } from 'fastify';
import { readSummary } from '../../domain/dashboard/summary';
import { listNotifications } from '../../domain/notifications/list';
import { route } from '../../route';

/** The dashboard's figures, and the notices raised for the caller. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  route(app, 'GET /api/dashboard/summary', ({ user }) => readSummary(db, user, new Date()));

  route(app, 'GET /api/notifications', ({ query, user }) => listNotifications(db, user.id, query.since));
}
