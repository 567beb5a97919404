import type { SignatureProofDto } from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { route, sendPage } from '../http';
import { findCase } from '../loss-cases';
import { countGains } from '../property';
import { checkProof } from '../signatures';
import {
  attachCopy,
  cancelClosing,
  confirmFoundItem,
  refuseClosing,
  signClosing,
  withdrawClosing,
} from './act-on-closing';
import { countWaiting, listClosings } from './list-closings';
import { listReceivers } from './receivers';
import { findClosing } from './load-closings';
import { prepareClosing } from './prepare-closing';

interface Signing {
  db: Kysely<Database>;
  user: { id: string };
  request: FastifyRequest;
}

/** Closings: prepared by one person, signed by another, and completed with the signed copy of the other side. */
export default async (app: FastifyInstance) => {
  const check = ({ db, user, request }: Signing, proof: SignatureProofDto) =>
    checkProof(db, { userId: user.id, by: request.signedInBy, proof, at: app.clock.now() });

  route(app, 'GET /api/closings', async ({ db, query, user, reply }) =>
    sendPage(reply, await listClosings(db, user, query)),
  );

  route(app, 'GET /api/closings/counts', async ({ db, user }) => {
    const [closings, gains] = [await countWaiting(db, user), await countGains(db, user)];
    return { waiting: closings + gains, closings, gains };
  });

  route(app, 'GET /api/closings/receivers', ({ db, user }) => listReceivers(db, user));

  route(app, 'GET /api/closings/:id', ({ db, params, user }) => findClosing(db, user, params.id));

  route(app, 'POST /api/closings', {
    prepare: (call) => check(call, call.body.proof),
    handle: async ({ work, body: { proof: _, ...body }, user, prepared }) => {
      const id = await prepareClosing(work, body, prepared);
      return findClosing(work.trx, user, id);
    },
  });

  route(app, 'POST /api/closings/:id/copy', async ({ work, params, body, user }) => {
    await attachCopy(work, params.id, body);
    return findClosing(work.trx, user, params.id);
  });

  route(app, 'POST /api/closings/:id/sign', {
    prepare: (call) => check(call, call.body),
    handle: async ({ work, params, user, prepared }) => {
      await signClosing(work, params.id, prepared);
      return findClosing(work.trx, user, params.id);
    },
  });

  route(app, 'POST /api/closings/:id/refuse', async ({ work, params, body, user }) => {
    await refuseClosing(work, params.id, body.reason);
    return findClosing(work.trx, user, params.id);
  });

  route(app, 'POST /api/closings/:id/withdraw', async ({ work, params, user }) => {
    await withdrawClosing(work, params.id);
    return findClosing(work.trx, user, params.id);
  });

  route(app, 'POST /api/closings/:id/cancel', async ({ work, params, body, user }) => {
    await cancelClosing(work, params.id, body.reason);
    return findClosing(work.trx, user, params.id);
  });

  // Of a loss case, and here because it may end a closing.
  route(app, 'POST /api/loss-cases/:id/confirm', async ({ work, params, body, user }) => {
    await confirmFoundItem(work, params.id, body);
    return findCase(work.trx, user, params.id, work.at);
  });
};
