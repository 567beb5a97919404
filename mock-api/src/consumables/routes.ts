import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createConsumable } from './create-consumable';
import { editConsumable } from './edit-consumable';
import { listConsumption } from './history';
import { countConsumables, findConsumable, listConsumables } from './list-consumables';
import { issue, restock } from './move-stock';
import type { Viewer } from '../access';
import { type Database, notFound } from '../kernel';
import { route, sendPage } from '../http';

/** Consumables: supplies without serial numbers, counted, restocked and issued. */
export default async (app: FastifyInstance) => {
  const { clock } = app;

  const find = async (db: Kysely<Database>, viewer: Viewer, id: string) => {
    const consumable = await findConsumable(db, viewer, id);
    if (!consumable) throw notFound('Consumable not found');
    return consumable;
  };

  route(app, 'GET /api/consumables', async ({ db, query, user, reply }) =>
    sendPage(reply, await listConsumables(db, user, query, clock.now())),
  );

  route(app, 'GET /api/consumables/counts', ({ db, user }) => countConsumables(db, user, clock.now()));

  route(app, 'GET /api/consumables/history', async ({ db, query, user, reply }) =>
    sendPage(reply, await listConsumption(db, user, query)),
  );

  route(app, 'GET /api/consumables/:id', ({ db, params, user }) => find(db, user, params.id));

  route(app, 'POST /api/consumables', async ({ work, body, user }) =>
    find(work.trx, user, await createConsumable(work, body)),
  );

  route(app, 'PATCH /api/consumables/:id', async ({ work, params, body, user }) => {
    await editConsumable(work, params.id, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/consumables/:id/restock', async ({ work, params, body, user }) => {
    await restock(work, params.id, body);
    return find(work.trx, user, params.id);
  });

  route(app, 'POST /api/consumables/:id/issue', async ({ work, params, body, user }) => {
    await issue(work, params.id, body);
    return find(work.trx, user, params.id);
  });
};
