import type { FastifyInstance } from 'fastify';
import { summarize } from '../../domain/sensitive/compliance';
import { allSensitiveItems, listSensitiveItems } from '../../domain/sensitive/list';
import { route } from '../../route';
import { sendPage } from '../property/page-headers';

/** Sensitive items with their state by schedule and clock. */
export async function sensitiveRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  route(app, 'GET /api/sensitive-items', async ({ query, user, reply }) =>
    sendPage(reply, await listSensitiveItems(db, user, query, new Date())),
  );

  route(app, 'GET /api/sensitive-items/summary', async ({ user }) => {
    const now = new Date();
    return summarize(await allSensitiveItems(db, user, now), now);
  });
}
