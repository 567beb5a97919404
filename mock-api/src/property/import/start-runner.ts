import type { FastifyInstance } from 'fastify';
import { Transactor } from '../../unit-of-work';
import { claimStalledImports } from './confirm';
import { deleteOldImports } from './enter-rows';
import { ImportRunner } from './runner';

const GO_ON_EVERY_MS = 30_000;
const DELETE_EVERY_MS = 24 * 60 * 60 * 1000;

/** The server's runner of imports, with the jobs that take over stalled imports and delete old ones. */
export function startImportRunner(app: FastifyInstance): ImportRunner {
  const { clock } = app;
  const { db } = app.database;
  const runner = new ImportRunner({
    db,
    clock,
    transactor: new Transactor({ db, clock }),
    onError: (error, importId) => app.log.error({ err: error, importId }, 'an import broke off'),
  });
  app.addHook('preClose', () => runner.stop());
  app.schedule('go on with imports', GO_ON_EVERY_MS, async (trx) => {
    for (const id of await claimStalledImports(trx)) runner.start(id);
  });
  app.schedule('delete old imports', DELETE_EVERY_MS, deleteOldImports);
  return runner;
}
