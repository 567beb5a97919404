import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from '../unit-of-work';
import { route, sendPage } from '../http';
import { cancelSuccession } from './cancel-succession';
import { listSuccessions } from './list-successions';
import { findSuccession } from './load-detail';
import { openSuccession } from './open-succession';

/** Changes of command: planned, prepared, counted together, and signed by both parties. */
export default async (app: FastifyInstance) => {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findSuccession(trx, actor, id, at);

  route(app, 'GET /api/successions', async ({ db, query, user, reply }) =>
    sendPage(reply, await listSuccessions(db, user, query, app.clock.now())),
  );

  route(app, 'GET /api/successions/:id', ({ db, params, user }) =>
    findSuccession(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/successions', async ({ work, body }) => find(work, await openSuccession(work, body)));

  route(app, 'POST /api/successions/:id/cancel', async ({ work, params, body }) => {
    await cancelSuccession(work, params.id, body.reason);
    return find(work, params.id);
  });
};
