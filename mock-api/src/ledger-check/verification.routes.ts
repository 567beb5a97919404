import type { VerificationDto, VerificationRunDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { readableVerification } from './readable-findings';
import type { Viewer } from '../access';
import { route } from '../http';
import { startCheckRuns } from './start-check-runs';

/** Whether the ledger holds: asked now, in the background, or as it was last found. */
export function verificationRoutes(app: FastifyInstance): void {
  const runs = startCheckRuns(app);

  const readable = async (db: Kysely<Database>, user: Viewer, result: VerificationDto | null) =>
    result && readableVerification(db, user, result, app.clock.now());
  const readableRun = async (db: Kysely<Database>, user: Viewer, run: VerificationRunDto) => ({
    ...run,
    result: await readable(db, user, run.result),
  });

  route(app, 'GET /api/verification/database', async ({ db, user }) =>
    readableVerification(db, user, await runs.check(user.id), app.clock.now()),
  );

  route(app, 'GET /api/verification/last', async ({ db, user }) => ({
    last: await readable(db, user, await runs.last()),
  }));

  route(app, 'POST /api/verification/runs', async ({ db, body, user }) =>
    readableRun(db, user, await runs.start(body.full, user.id)),
  );

  route(app, 'GET /api/verification/runs/:id', async ({ db, params, user }) =>
    readableRun(db, user, await runs.find(params.id)),
  );
}
