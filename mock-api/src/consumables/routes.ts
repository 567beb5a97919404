import type { FastifyInstance } from 'fastify';
import { createConsumable } from './create-consumable';
import { editConsumable } from './edit-consumable';
import { listConsumption } from './history';
import { countConsumables, findConsumable, listConsumables } from './list';
import { issue, restock } from './move-stock';
import type { Viewer } from '../access';
import { notFound } from '../kernel';
import { acting, route, sendPage } from '../http';

/** Consumables: supplies without serial numbers, counted, restocked and issued. */
export default async (app: FastifyInstance) => {
  const { clock } = app;
  const { db } = app.database;
  const act = acting(app);

  const find = async (viewer: Viewer, id: string) => {
    const consumable = await findConsumable(db, viewer, id);
    if (!consumable) throw notFound('Consumable not found');
    return consumable;
  };

  route(app, 'GET /api/consumables', async ({ query, user, reply }) =>
    sendPage(reply, await listConsumables(db, user, query, clock.now())),
  );

  route(app, 'GET /api/consumables/counts', ({ user }) => countConsumables(db, user, clock.now()));

  route(app, 'GET /api/consumables/history', async ({ query, user, reply }) =>
    sendPage(reply, await listConsumption(db, user, query)),
  );

  route(app, 'GET /api/consumables/:id', ({ params, user }) => find(user, params.id));

  route(app, 'POST /api/consumables', async ({ body, user }) =>
    find(user, await act(user, (work) => createConsumable(work, body))),
  );

  route(app, 'PATCH /api/consumables/:id', async ({ params, body, user }) => {
    await act(user, (work) => editConsumable(work, params.id, body));
    return find(user, params.id);
  });

  route(app, 'POST /api/consumables/:id/restock', async ({ params, body, user }) => {
    await act(user, (work) => restock(work, params.id, body));
    return find(user, params.id);
  });

  route(app, 'POST /api/consumables/:id/issue', async ({ params, body, user }) => {
    await act(user, (work) => issue(work, params.id, body));
    return find(user, params.id);
  });
};
