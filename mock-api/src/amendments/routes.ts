import type { SignatureProofDto } from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { route, sendPage } from '../http';
import { checkProof } from '../signatures';
import { createAmendment } from './create-amendment';
import { refuseAmendment, withdrawAmendment } from './end-amendment';
import { countWaiting, listAmendments } from './list-amendments';
import { findAmendment } from './load-amendments';
import { proposeAmendment } from './propose-amendment';
import { proposeRule } from './propose-rule';
import { signAmendment } from './sign-amendment';

interface Signing {
  db: Kysely<Database>;
  user: { id: string };
  request: FastifyRequest;
}

/** Amendments of identifying data: reported, proposed by one person and signed by another. */
export default async (app: FastifyInstance) => {
  const check = ({ db, user, request }: Signing, proof: SignatureProofDto | undefined) =>
    checkProof(db, { userId: user.id, by: request.signedInBy, proof, at: app.clock.now() });

  route(app, 'GET /api/amendments', async ({ db, query, user, reply }) =>
    sendPage(reply, await listAmendments(db, user, query)),
  );

  route(app, 'GET /api/amendments/counts', async ({ db, user }) => ({
    waiting: await countWaiting(db, user),
  }));

  route(app, 'GET /api/amendments/:id', ({ db, params, user }) => findAmendment(db, user, params.id));

  route(app, 'POST /api/amendments', {
    prepare: async (call) => (call.body.report ? null : check(call, call.body.proof)),
    handle: async ({ work, body: { report: _, proof: __, ...body }, user, prepared }) => {
      const id = await createAmendment(work, body, prepared);
      return findAmendment(work.trx, user, id);
    },
  });

  route(app, 'POST /api/amendments/rules', {
    prepare: (call) => check(call, call.body.proof),
    handle: async ({ work, body: { proof: _, ...body }, user, prepared }) => {
      const id = await proposeRule(work, body, prepared);
      return findAmendment(work.trx, user, id);
    },
  });

  route(app, 'POST /api/amendments/:id/propose', {
    prepare: (call) => check(call, call.body.proof),
    handle: async ({ work, params, body: { proof: _, ...body }, user, prepared }) => {
      await proposeAmendment(work, params.id, body, prepared);
      return findAmendment(work.trx, user, params.id);
    },
  });

  route(app, 'POST /api/amendments/:id/sign', {
    prepare: (call) => check(call, call.body),
    handle: async ({ work, params, user, prepared }) => {
      await signAmendment(work, params.id, prepared);
      return findAmendment(work.trx, user, params.id);
    },
  });

  route(app, 'POST /api/amendments/:id/refuse', async ({ work, params, body, user }) => {
    await refuseAmendment(work, params.id, body.reason);
    return findAmendment(work.trx, user, params.id);
  });

  route(app, 'POST /api/amendments/:id/withdraw', async ({ work, params, user }) => {
    await withdrawAmendment(work, params.id);
    return findAmendment(work.trx, user, params.id);
  });
};
