import type { RouteContract } from '@hand-receipt/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSecondFactor, owesSecondFactor, secondFactorNeeded } from '../access';

/**
 * Refuses a session that owes a second factor: all but what shows one, and what sets the first one up. A person who has
 * one must show it, because a password alone must not set up another.
 *
 * @throws ApiError 403 'second-factor-needed'
 */
export async function requireSecondFactor(
  app: FastifyInstance,
  { user, signedInBy }: FastifyRequest,
  contract: RouteContract,
): Promise<void> {
  if (!user || contract.public || contract.beforeSecondFactor === 'always') return;
  if (!owesSecondFactor(app.config.secondFactor, user, signedInBy)) return;
  if (contract.beforeSecondFactor === 'to-set-up' && !(await hasSecondFactor(app.database.db, user.id)))
    return;
  throw secondFactorNeeded();
}
