import type { FastifyInstance } from 'fastify';
import { raiseReminderOnce } from '../live';
import { readWitnessProblems } from '../witnesses';
import { keepersOfLedger } from './keepers';

const EVERY_MS = 30_000;

/** Tells those who answer for the ledger that a witness or Fabric refuses it, or that the quorum is lost: once for each time. */
export function scheduleWitnessAlarm(app: FastifyInstance): void {
  const { config } = app;
  if (!config.witnessPolicy && !config.fabric) return;
  app.schedule('ledger-witnesses', EVERY_MS, async (trx, now) => {
    const problems = (await readWitnessProblems(trx, config, now)).filter(
      ({ isWarning, finding }) => !isWarning || finding.code === 'witness-quorum',
    );
    if (problems.length === 0) return;
    const keepers = await keepersOfLedger(trx);
    const reminders = problems.flatMap(({ finding, isWarning, occasion }) =>
      keepers.map(({ id }) => ({
        userId: id,
        key: occasion,
        notification: {
          type: isWarning ? ('warning' as const) : ('critical' as const),
          title: isWarning ? 'Ledger not witnessed' : 'Ledger check failed',
          message: `${finding.message}.`,
          action: { label: 'View', path: '/ledger-verification' },
        },
      })),
    );
    await raiseReminderOnce(trx, now, 'ledger-witness', 'ledger', reminders);
  });
}
