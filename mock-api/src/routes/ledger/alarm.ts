import type { Role, VerificationDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';

const KEEPERS: readonly Role[] = ['Admin', 'Commander', 'Supply Sergeant'];

type OnResult = (result: VerificationDto, before: VerificationDto | null) => Promise<void>;

/** Tells those who answer for the ledger when a check finds it wrong: once, until a check finds it right again. */
export function ledgerAlarm(app: FastifyInstance): OnResult {
  return async ({ is_verified: isVerified, findings }, before) => {
    if (isVerified || before?.is_verified === false) return;
    app.log.error({ findings }, 'the ledger does not hold');
    await app.database.db.transaction().execute(async (trx) => {
      const keepers = await trx
        .selectFrom('users')
        .select('id')
        .where('role', 'in', KEEPERS)
        .where('status', '=', 'Active')
        .execute();
      await app.events.publish(trx, {
        userIds: keepers.map(({ id }) => id),
        roots: ['ledger'],
        notification: {
          type: 'critical',
          title: 'Ledger check failed',
          message: `${findings[0]?.message ?? 'The ledger does not hold'}.`,
          action: { label: 'View', path: '/ledger-verification' },
        },
      });
    });
  };
}
