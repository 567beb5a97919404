import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../access';
import { alikeItems } from './alike-items';
import { summarizeCategories } from './categories';
import { changeSchedule } from './change-schedule';
import { summarize } from './compliance';
import { findSensitiveItem, listSensitiveItems } from './list';
import { readSchedules } from '../checks';
import { listVerifications } from './verifications';
import { notFound } from '../kernel';
import { acting, route, sendPage } from '../http';
import { inventoryRoutes } from './inventories';

/** Sensitive items with their state by schedule and clock. */
export default async (app: FastifyInstance) => {
  const { db } = app.database;
  const act = acting(app);

  const findItem = async (viewer: Viewer, id: string) => {
    const item = await findSensitiveItem(db, viewer, id, app.clock.now());
    if (!item) throw notFound('Property not found');
    return item;
  };

  route(app, 'GET /api/sensitive-items', async ({ query, user, reply }) =>
    sendPage(reply, await listSensitiveItems(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/sensitive-items/summary', async ({ user }) => {
    const now = app.clock.now();
    return summarize(await alikeItems(db, user, now), now);
  });

  route(app, 'GET /api/sensitive-items/categories', ({ user }) => summarizeCategories(db, user));

  route(app, 'GET /api/sensitive-items/verifications', async ({ query, user, reply }) =>
    sendPage(reply, await listVerifications(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/sensitive-items/schedules', () => readSchedules(db));

  route(app, 'PUT /api/sensitive-items/schedules/:category', async ({ params, body, user }) => {
    await act(user, (work) => changeSchedule(work, params.category, body));
    const schedule = (await readSchedules(db)).find(({ category }) => category === params.category);
    if (!schedule) throw notFound('There is no schedule of this category.');
    return schedule;
  });

  route(app, 'GET /api/sensitive-items/:id', ({ params, user }) => findItem(user, params.id));

  route(app, 'GET /api/sensitive-items/:id/verifications', async ({ params, query, user, reply }) => {
    const { id: itemId } = await findItem(user, params.id);
    return sendPage(reply, await listVerifications(db, user, { ...query, itemId }, app.clock.now()));
  });

  inventoryRoutes(app);
};
