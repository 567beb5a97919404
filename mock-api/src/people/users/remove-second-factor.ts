import { badRequest, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { endSessionsOf } from '../auth/session';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { notifyAccountChange } from './record-account';

/**
 * Removes the authenticator app, the recovery codes and the passkeys of a person who lost them, and signs them out
 * everywhere. Their password stays as it is. The caller writes the ledger's event.
 *
 * @returns rank and last name of the person.
 * @throws ApiError 404 out of sight, 403 by role, 400 without a reason, 409 for oneself and for a person without any.
 */
export async function removeSecondFactor(
  work: UnitOfWork,
  userId: string,
  text: string,
): Promise<{ id: string; name: string; reason: string }> {
  const { trx, actor } = work;
  const account = await lockAccount(work, userId);
  requireEntitled(actor, 'remove-second-factor', account);
  const reason = text.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  if (userId === actor.id) throw conflict('Remove your own second factor in Settings.');
  const name = accountName(account);
  if (!account.has_second_factor) throw conflict(`${name} has no second factor.`);

  await trx.deleteFrom('totp').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await endSessionsOf(trx, userId);
  notifyAccountChange(work, userId, { signedOut: true });
  return { id: userId, name, reason };
}
