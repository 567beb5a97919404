import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { writeBundle } from './bundle';
import { writeCsv } from './csv';
import { verifierPage } from './verifier-page';
import { localDay, notFound } from '../kernel';
import { route } from '../http';
import { withWitnesses } from '../witnesses';

const attachment = (name: string): string => `attachment; filename="${name}"`;

/** What leaves the house: evidence, and the means to verify it without us. */
export function exportRoutes(app: FastifyInstance): void {
  const { clock, sealer } = app;
  const today = () => localDay(clock.now());

  route(app, 'GET /api/ledger/bundle', async ({ db, user, reply }) => {
    const sealed = await sealer.sealNow();
    if (!sealed) throw notFound('The ledger has no checkpoint yet.');
    const checkpoint = await withWitnesses(db, app.config.witnessPolicy, sealed);
    reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', attachment(`ledger-${today()}-${checkpoint.size}.bundle.txt`));
    const { origin } = sealer.keys;
    return Readable.from(writeBundle({ db, viewer: user, origin, checkpoint, at: clock.now() }));
  });

  route(app, 'GET /api/ledger/csv', ({ db, query, user, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(`ledger-${today()}.csv`));
    return writeCsv(db, user, query, sealer.latest?.size ?? 0);
  });

  route(app, 'GET /api/ledger/verifier', async ({ reply }) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', attachment('hand-receipt-ledger-verifier.html'));
    return verifierPage(app.config);
  });
}
