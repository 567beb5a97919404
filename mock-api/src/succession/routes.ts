import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from '../unit-of-work';
import { route, sendPage } from '../http';
import { actOnEntry } from './act-on-entry';
import { activateSuccession } from './activate-succession';
import { addNote } from './add-note';
import { appointSigner } from './appoint-signer';
import { letThrough } from './let-through';
import { planSections } from './plan-sections';
import { publishPlan } from './publish-plan';
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

  route(app, 'PUT /api/successions/:id/plan', async ({ work, params, body }) => {
    await planSections(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/publish', async ({ work, params }) => {
    await publishPlan(work, params.id);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/activate', async ({ work, params }) => {
    await activateSuccession(work, params.id);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/let-through', async ({ work, params, body }) => {
    await letThrough(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/notes', async ({ work, params, body }) => {
    await addNote(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/prepare', async ({ work, params, body }) => {
    await actOnEntry(work, params.id, body);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/appoint', async ({ work, params, body }) => {
    await appointSigner(work, params.id, body.userId);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/cancel', async ({ work, params, body }) => {
    await cancelSuccession(work, params.id, body.reason);
    return find(work, params.id);
  });
};
