import type { FastifyInstance } from 'fastify';
import { CheckRuns } from '../../domain/ledger/check-runs';
import { VerificationThread } from '../../domain/ledger/verify/thread/verification-thread';
import { route } from '../../route';
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

  route(app, 'GET /api/verification/database', ({ user }) => runs.check(user.id));

  route(app, 'GET /api/verification/last', async () => ({ last: await runs.last() }));

  route(app, 'POST /api/verification/runs', ({ body, user }) => runs.start(body.full, user.id));

  route(app, 'GET /api/verification/runs/:id', ({ params }) => runs.find(params.id));
}
