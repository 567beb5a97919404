import type { FastifyInstance } from 'fastify';
import { summarize } from '../../domain/sensitive/compliance';
import { allSensitiveItems, listSensitiveItems } from '../../domain/sensitive/list';
import { route } from '../../route';
import { sendPage } from '../property/page-headers';

/** Sensitive items with their state by schedule and clock. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;

  route(app, 'GET /api/sensitive-items', async ({ query, user, reply }) =>
    sendPage(reply, await listSensitiveItems(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/sensitive-items/summary', async ({ user }) => {
    const now = app.clock.now();
    return summarize(await allSensitiveItems(db, user, now), now);
  });
};
