import type { FastifyInstance } from 'fastify';
import { editUser, readAccount } from '../people';
import { deactivate } from './deactivate';
import { previewDeactivation } from './deactivation-preview';
import { findPerson } from './find-person';
import { readHoldings } from './read-holdings';
import { route } from '../http';
import { checkProof } from '../signatures';
import { cancelClearance } from './cancel-clearance';
import { readClearance } from './load-clearance';
import { leaveCompany } from './leave-company';
import { openClearance } from './open-clearance';
import { overrideClearance } from './override-clearance';
import { signClearance } from './sign-clearance';
import { tellReopened } from './tell-reopened';
import { tickStep } from './tick-step';
import type { UnitOfWork } from '../unit-of-work';

const MINUTE_MS = 60_000;

function clearanceOfPersonRoutes(app: FastifyInstance): void {
  const read = ({ trx, actor, at }: UnitOfWork, id: string) => readClearance(trx, actor, id, at);

  route(app, 'GET /api/people/:id/clearance', ({ db, params, user }) =>
    readClearance(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/people/:id/clearance', async ({ work, params, body }) => {
    await openClearance(work, params.id, body.leavesOn);
    return read(work, params.id);
  });

  route(app, 'POST /api/people/:id/clearance/steps', async ({ work, params, body }) => {
    await tickStep(work, params.id, body);
    return read(work, params.id);
  });

  route(app, 'POST /api/people/:id/clearance/sign', {
    prepare: ({ db, user, request, body: proof }) =>
      checkProof(db, { userId: user.id, by: request.signedInBy, proof, at: app.clock.now() }),
    handle: async ({ work, params, prepared }) => {
      await signClearance(work, params.id, prepared);
      return read(work, params.id);
    },
  });

  route(app, 'POST /api/people/:id/clearance/override', async ({ work, params, body }) => {
    await overrideClearance(work, params.id, body.reason);
    return read(work, params.id);
  });

  route(app, 'POST /api/people/:id/clearance/cancel', async ({ work, params }) => {
    await cancelClearance(work, params.id);
    return read(work, params.id);
  });
}

/**
 * What a person is responsible for, clearing them, and the acts on an account that end something of it: its deactivation
 * and a move to another company.
 */
export default async (app: FastifyInstance) => {
  route(app, 'GET /api/people/:id', ({ db, params, user }) => findPerson(db, user, params.id));

  route(app, 'GET /api/people/:id/holdings', ({ db, params, user }) => readHoldings(db, user, params.id));

  clearanceOfPersonRoutes(app);
  app.schedule('tell of clearances that are open again', MINUTE_MS, tellReopened);

  route(app, 'PATCH /api/users/:id', async ({ work, params, body, user }) => {
    await editUser(work, params.id, body, leaveCompany);
    return readAccount(work.trx, user, params.id);
  });

  route(app, 'GET /api/users/:id/deactivation', ({ db, params, user }) =>
    previewDeactivation(db, user, params.id, app.clock.now()),
  );

  route(app, 'POST /api/users/:id/deactivate', async ({ work, params, user }) => {
    const message = await deactivate(work, params.id);
    return { message, user: await readAccount(work.trx, user, params.id) };
  });
};
