import type { FastifyInstance } from 'fastify';
import type { CheckRuns } from './check-runs';
import { findStandstill } from './sealing-check';

const EVERY_MS = 30_000;

/** Has the ledger checked once where sealing has stopped: the check says so, and tells those who answer for it. */
export function scheduleSealingAlarm(app: FastifyInstance, runs: CheckRuns): void {
  app.schedule('ledger-sealing', EVERY_MS, async (trx, now) => {
    if (!(await findStandstill(trx, app.sealer.state(), now))) return;
    const isKnown = (await runs.last(trx))?.is_verified === false;
    // Not waited for: on the embedded database the check begins once this transaction has ended.
    if (!isKnown) runs.startSoon();
  });
}
