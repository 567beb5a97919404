import type { VerificationDto, VerificationRunDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { CheckRuns } from './check-runs';
import { readableVerification } from './readable-findings';
import type { Viewer } from '../access';
import { VerificationThread } from './thread/verification-thread';
import { route } from '../http';
import { ledgerAlarm } from './alarm';

/** Whether the ledger holds: asked now, in the background, or as it was last found. */
export function verificationRoutes(app: FastifyInstance): void {
  const { clock, log, sealer } = app;
  const { db } = app.database;
  const runs = new CheckRuns({
    db,
    verification: new VerificationThread({ db, sealer, clock: () => clock.now() }),
    clock,
    onResult: ledgerAlarm(app),
    onError: (error) => log.error({ err: error }, 'the ledger could not be checked'),
  });
  app.addHook('onListen', () => runs.everyDay());
  app.addHook('onClose', () => runs.stop());

  const readable = async (user: Viewer, result: VerificationDto | null) =>
    result && readableVerification(db, user, result);
  const readableRun = async (user: Viewer, run: VerificationRunDto) => ({
    ...run,
    result: await readable(user, run.result),
  });

  route(app, 'GET /api/verification/database', async ({ user }) =>
    readableVerification(db, user, await runs.check(user.id)),
  );

  route(app, 'GET /api/verification/last', async ({ user }) => ({
    last: await readable(user, await runs.last()),
  }));

  route(app, 'POST /api/verification/runs', async ({ body, user }) =>
    readableRun(user, await runs.start(body.full, user.id)),
  );

  route(app, 'GET /api/verification/runs/:id', async ({ params, user }) =>
    readableRun(user, await runs.find(params.id)),
  );
}
