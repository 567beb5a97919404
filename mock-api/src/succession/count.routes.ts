import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from '../unit-of-work';
import { route, sendPage } from '../http';
import { checkProof } from '../signatures';
import { acknowledgeReceipt } from './acknowledge-receipt';
import { findLine, listLines } from './list-lines';
import { findDifference } from './load-differences';
import { markLine } from './mark-line';
import { nameRecorder } from './name-recorder';
import { readSerial } from './read-serial';
import { agreeToDifference, resolveDifference } from './settle-difference';
import { listReadings } from './list-readings';
import { countLineComponents } from './count-line-components';
import { listLineComponents } from './line-components';
import { signSuccession, withdrawSignature } from './sign-succession';
import { findSuccession } from './load-detail';

/** The joint count of a change of command, its differences and its signatures. */
export const countRoutes = async (app: FastifyInstance) => {
  const find = ({ trx, actor, at }: UnitOfWork, id: string) => findSuccession(trx, actor, id, at);

  route(app, 'GET /api/successions/:id/lines', async ({ db, params, query, user, reply }) =>
    sendPage(reply, await listLines(db, user, params.id, query)),
  );

  route(app, 'POST /api/successions/:id/sections/:number/count', async ({ work, params, body }) => {
    await nameRecorder(work, params.id, params.number, body.recorderId ?? null);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/readings', ({ work, params, body }) =>
    readSerial(work, params.id, body),
  );

  route(app, 'GET /api/successions/:id/readings', async ({ db, params, query, user, reply }) =>
    sendPage(reply, await listReadings(db, user, params.id, query)),
  );

  route(app, 'PUT /api/successions/:id/lines/:itemId/components', async ({ work, params, body }) => {
    await countLineComponents(work, params.id, params.itemId, body);
    return listLineComponents(work.trx, params.itemId);
  });

  route(app, 'POST /api/successions/:id/lines/:itemId/marks', async ({ work, params, body }) => {
    await markLine(work, params.id, params.itemId, body);
    return findLine(work.trx, work.actor, params.id, params.itemId);
  });

  route(
    app,
    'POST /api/successions/:id/differences/:differenceId/resolve',
    async ({ work, params, body }) => {
      await resolveDifference(work, params.id, params.differenceId, body);
      return findDifference(work.trx, params.id, params.differenceId);
    },
  );

  route(app, 'POST /api/successions/:id/differences/:differenceId/agree', async ({ work, params }) => {
    await agreeToDifference(work, params.id, params.differenceId);
    return findDifference(work.trx, params.id, params.differenceId);
  });

  route(app, 'POST /api/successions/:id/signatures', {
    prepare: ({ db, user, request, body }) =>
      checkProof(db, {
        userId: user.id,
        by: request.signedInBy,
        proof: body.proof,
        at: app.clock.now(),
      }),
    handle: async ({ work, params, body: { proof: _, ...body }, prepared }) => {
      await signSuccession(work, params.id, body, prepared);
      return find(work, params.id);
    },
  });

  route(app, 'DELETE /api/successions/:id/signatures/mine', async ({ work, params }) => {
    await withdrawSignature(work, params.id);
    return find(work, params.id);
  });

  route(app, 'POST /api/successions/:id/acknowledge', async ({ work, params }) => {
    await acknowledgeReceipt(work, params.id);
    return find(work, params.id);
  });
};
