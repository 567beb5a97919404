import plugin from 'fastify-plugin';
import { createSealer } from './seal/create-sealer';
import type { Sealer } from './seal/sealer';
import { SearchIndexer } from './search-index';

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs the ledger's checkpoints, on its own, while the app is open. */
    sealer: Sealer;
  }
}

/** Name of the log, which its keys and checkpoints carry. */
export const LEDGER_ORIGIN = 'hand-receipt/ledger';

/** Opens the ledger's journal and key, seals what is appended, and lets searches find it. */
export default plugin(async (app) => {
  const { dataDir, ledgerKeyFile } = app.config;
  const { sealer, replay, replayFailure } = await createSealer({
    db: app.database.db,
    dataDir,
    keyFile: ledgerKeyFile,
    origin: LEDGER_ORIGIN,
    clock: () => app.clock.now(),
    isAlone: !app.config.databaseUrl,
    joinsOthers: await app.database.joinServers(),
  });
  app.decorate('sealer', sealer);
  if (sealer.waiting !== null) app.log.warn(`The ledger is not sealed by this process. ${sealer.waiting}`);
  if (replay) app.log.warn({ replay }, 'events that the database had lost were put back from the journal');
  if (replayFailure) app.log.error({ err: replayFailure }, 'the journal could not be put back');
  sealer.start((error) => app.log.error({ err: error }, 'the ledger could not be sealed'));
  app.addHook('onClose', () => sealer.stop());

  const indexer = new SearchIndexer(app.database.background, (error) =>
    app.log.error({ err: error }, 'ledger events could not be indexed for searches'),
  );
  app.addHook('onClose', () => indexer.stop());
});
