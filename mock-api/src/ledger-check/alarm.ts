import type { Role, VerificationDto } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { readableVerification } from './readable-findings';

const KEEPERS: readonly Role[] = ['Admin', 'Commander', 'Supply Sergeant'];

type OnResult = (result: VerificationDto, before: VerificationDto | null) => Promise<void>;

/** Tells those who answer for the ledger when a check finds it wrong: once, until a check finds it right again. */
export function ledgerAlarm(app: FastifyInstance): OnResult {
  return async (result, before) => {
    const { is_verified: isVerified, findings } = result;
    if (isVerified || before?.is_verified === false) return;
    app.log.error({ findings }, 'the ledger does not hold');
    await app.database.db.transaction().execute(async (trx) => {
      const keepers = await trx
        .selectFrom('users')
        .select(['id', 'role', 'unit_id'])
        .where('role', 'in', KEEPERS)
        .where('status', '=', 'Active')
        // Everybody who writes notifications takes their locks in this order.
        .orderBy('id')
        .execute();
      for (const { id, role, unit_id: unitId } of keepers) {
        const own = await readableVerification(trx, { id, role, unitId }, result);
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
