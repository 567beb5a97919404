import type { VerificationDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { CHECK_FAILED } from '../ledger';
import { keepersOfLedger } from './keepers';
import { readableVerification } from './readable-findings';

type OnResult = (result: VerificationDto, before: VerificationDto | null) => Promise<void>;

/** Tells those who answer for the ledger when a check finds it wrong: once, until a check finds it right again. */
export function ledgerAlarm(app: FastifyInstance): OnResult {
  return async (result, before) => {
    const { is_verified: isVerified, findings } = result;
    if (isVerified || before?.is_verified === false) return;
    // Of these keepers are told when the witness says so (`witness-alarm.ts`).
    if (findings.every(({ code }) => code === 'witness-refused' || code === 'witness-ahead')) return;
    app.log.error({ findings }, 'the ledger does not hold');
    await app.database.db.transaction().execute(async (trx) => {
      for (const { id, role, unit_id: unitId } of await keepersOfLedger(trx)) {
        const own = await readableVerification(trx, { id, role, unitId }, result, app.clock.now());
        await app.events.publishUpdate(trx, {
          userIds: [id],
          scopes: ['ledger'],
          notification: {
            type: 'critical',
            title: 'Ledger check failed',
            message: `${own.findings[0]?.message ?? 'The ledger does not hold'}.`,
            action: { label: 'View', path: '/ledger-verification' },
          },
        });
      }
    });
  };
}

/** Notifies those who answer for the ledger that a check could not be made: until one can be, nobody knows whether it holds. */
export const failedCheckAlarm = (app: FastifyInstance) => (): Promise<void> =>
  app.database.db.transaction().execute(async (trx) => {
    const keepers = await keepersOfLedger(trx);
    await app.events.publishUpdate(trx, {
      userIds: keepers.map(({ id }) => id),
      scopes: ['ledger'],
      notification: {
        type: 'critical',
        title: 'Ledger could not be checked',
        message: CHECK_FAILED,
        action: { label: 'View', path: '/ledger-verification' },
      },
    });
  });
