import type { FastifyInstance } from 'fastify';
import { findCorrection, listCorrections, writeCorrection } from '../../domain/ledger/corrections';
import { readHistory } from '../../domain/ledger/history';
import { consistencyProof, inclusionProof } from '../../domain/ledger/proofs';
import { LedgerVerification } from '../../domain/ledger/verify/verification';
import { notFound } from '../../errors';
import { route } from '../../route';
import { acting } from '../property/acting';
import { sendPage } from '../property/page-headers';
import { ledgerAlarm } from './alarm';

/** The ledger: its history, its proofs, whether it holds, and corrections. */
export default async (app: FastifyInstance) => {
  const { clock, log, sealer } = app;
  const { db } = app.database;
  const act = acting(app);

  const verification = new LedgerVerification({ db, sealer, clock: () => clock.now() });
  const alarm = ledgerAlarm(app);
  verification.start(alarm, (error) => log.error({ err: error }, 'the ledger could not be checked'));
  app.addHook('onClose', () => verification.stop());

  route(app, 'GET /api/ledger/history', async ({ query, user, reply }) =>
    sendPage(reply, await readHistory(db, user, query, sealer.latest?.size ?? 0)),
  );

  route(app, 'GET /api/ledger/checkpoint', async () => {
    const sealed = sealer.latest ?? (await sealer.sealNow());
    if (!sealed) throw notFound('The ledger has no event yet.');
    return { ...sealed, verifierKey: sealer.verifierKey };
  });

  route(app, 'GET /api/ledger/inclusion', ({ query }) => inclusionProof(db, query));

  route(app, 'GET /api/ledger/consistency', ({ query }) => consistencyProof(db, query));

  route(app, 'GET /api/verification/database', async () => {
    const result = await verification.check();
    await alarm(result);
    return result;
  });

  route(app, 'GET /api/corrections', ({ user }) => listCorrections(db, user));

  route(app, 'POST /api/corrections', async ({ body, user }) => {
    const eventId = await act(user, (work) => writeCorrection(work, body));
    return findCorrection(db, eventId);
  });
};
