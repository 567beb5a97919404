import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import { countByCheckStatus } from './count-by-check-status';
import { summarizeCategories } from './categories';
import { changeSchedule } from './change-schedule';
import { summarize } from './compliance';
import { findSensitiveItem, listSensitiveItems } from './list-sensitive-items';
import { loadSchedules, readSchedules } from '../checks';
import { listVerifications } from './verifications';
import { type Database, notFound } from '../kernel';
import { route, sendPage } from '../http';

/** Sensitive items with their state by schedule and clock. */
export default async (app: FastifyInstance) => {
  const findItem = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const item = await findSensitiveItem(db, viewer, id, app.clock.now());
    if (!item) throw notFound('Property not found');
    return item;
  };

  route(app, 'GET /api/sensitive-items', async ({ db, query, user, reply }) =>
    sendPage(reply, await listSensitiveItems(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/sensitive-items/summary', async ({ db, user }) => {
    const now = app.clock.now();
    return summarize(await countByCheckStatus(db, user, { schedules: await loadSchedules(db), now }), now);
  });

  route(app, 'GET /api/sensitive-items/categories', ({ db, user }) => summarizeCategories(db, user));

  route(app, 'GET /api/sensitive-items/verifications', async ({ db, query, user, reply }) =>
    sendPage(reply, await listVerifications(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/check-schedules', ({ db, user }) => readSchedules(db, user.unitId));

  route(app, 'PUT /api/check-schedules/:category', async ({ work, params, body, user }) => {
    await changeSchedule(work, params.category, body);
    const schedule = (await readSchedules(work.trx, user.unitId)).find(
      ({ category }) => category === params.category,
    );
    if (!schedule) throw notFound('There is no schedule of this category.');
    return schedule;
  });

  route(app, 'GET /api/sensitive-items/:id', ({ db, params, user }) => findItem(db, user, params.id));

  route(app, 'GET /api/sensitive-items/:id/verifications', async ({ db, params, query, user, reply }) => {
    const { id: itemId } = await findItem(db, user, params.id);
    return sendPage(reply, await listVerifications(db, user, { ...query, itemId }, app.clock.now()));
  });
};
