import type { FastifyInstance } from 'fastify';
import { readEventDetails } from './event-details';
import { readEvidenceOfPlaces, readItemEvidence, readReceipts } from './evidence';
import { readHistory } from './history';
import { readKeys } from './keys';
import { consistencyProof, inclusionProof, readSubtrees } from './proofs';
import { readCounts } from './read-counts';
import { readTransferEvents } from './transfer-events';
import { notFound } from '../kernel';
import { route, sendPage } from '../http';
import { readWitnessed } from '../witnesses';
import { exportRoutes } from './exports.routes';

/** The ledger's history, its proofs and its exports. */
export default async (app: FastifyInstance) => {
  const { sealer } = app;
  const sealedSize = () => sealer.latest?.size ?? 0;

  route(app, 'GET /api/ledger/history', async ({ db, query, user, reply }) =>
    sendPage(reply, await readHistory(db, user, query, sealedSize())),
  );

  route(app, 'GET /api/ledger/events/:id', ({ db, params, user }) =>
    readEventDetails(db, user, params.id, sealedSize()),
  );

  route(app, 'GET /api/ledger/transfers/:id', ({ db, params, user }) =>
    readTransferEvents(db, user, params.id, sealedSize()),
  );

  route(app, 'GET /api/ledger/checkpoint', async ({ db }) => {
    const witnessed = await readWitnessed(db, app.config.witnessPolicy);
    const { latest } = sealer;
    // Another process may have sealed what the witnesses have cosigned.
    const isBehind = (latest?.size ?? 0) < (witnessed?.size ?? 1);
    const sealed = isBehind ? await sealer.sealNow() : latest;
    if (!sealed) throw notFound('The ledger has no checkpoint yet.');
    const { keys, verifierKey } = sealer;
    return { ...sealed, origin: keys.origin, verifierKey, ...(await readCounts(db, sealed.size)), witnessed };
  });

  route(app, 'GET /api/ledger/key', ({ db }) => readKeys(db, sealer));

  route(app, 'GET /api/ledger/inclusion', ({ db, query }) => inclusionProof(db, query));

  route(app, 'GET /api/ledger/consistency', ({ db, query }) => consistencyProof(db, query));

  route(app, 'GET /api/ledger/subtrees', ({ db, query }) => readSubtrees(db, query.size));

  route(app, 'GET /api/ledger/receipts', ({ db, query, user }) =>
    readReceipts(db, user.id, query, sealedSize()),
  );

  route(app, 'GET /api/ledger/evidence', ({ db, query, user }) =>
    readEvidenceOfPlaces(db, user, query, sealedSize()),
  );

  route(app, 'GET /api/ledger/items/:id/evidence', ({ db, params, query, user }) =>
    readItemEvidence(db, user, params.id, query, sealedSize()),
  );

  exportRoutes(app);
};
