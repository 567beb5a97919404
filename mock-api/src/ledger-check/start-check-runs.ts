import type { FastifyInstance } from 'fastify';
import { failedCheckAlarm, ledgerAlarm } from './alarm';
import { CheckRuns } from './check-runs';
import { recordIncidents } from './record-incidents';
import { LedgerVerification } from './verification';
import { scheduleSealingAlarm } from './sealing-alarm';
import { scheduleWitnessAlarm } from './witness-alarm';
import { readWitnessVerdict } from '../witnesses';

/** The server's checks of the ledger: one every hour, and those that people ask for. */
export function startCheckRuns(app: FastifyInstance): CheckRuns {
  const { clock, config, log, sealer } = app;
  const { db, background } = app.database;
  const alarm = ledgerAlarm(app);
  const runs = new CheckRuns({
    db,
    verification: new LedgerVerification({
      db: background,
      sealer,
      clock: () => clock.now(),
      witnessed: () => readWitnessVerdict(background, config, clock.now()),
    }),
    clock,
    onResult: async (result, before) => {
      await alarm(result, before);
      await recordIncidents(db, result, { before, at: clock.now() });
    },
    onFailure: failedCheckAlarm(app),
    onError: (error) => log.error({ err: error }, 'the ledger could not be checked'),
  });
  scheduleWitnessAlarm(app);
  scheduleSealingAlarm(app, runs);
  app.addHook('onListen', () => runs.everyHour());
  // On the embedded database other parts, which end their work too, wait for a check in its transaction.
  app.closing.addEventListener('abort', () => runs.interrupt());
  app.addHook('onClose', () => runs.stop());
  return runs;
}
