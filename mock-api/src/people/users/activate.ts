import { conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { recordAccountEvent, notifyAccountChange } from './record-account';

/**
 * Lets a person sign in. An account that is active already stays as it is.
 *
 * @throws ApiError 404 out of sight, 403 by role, 409 for a person without a unit.
 */
export async function activate(work: UnitOfWork, userId: string): Promise<void> {
  const { trx } = work;
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'activate', account);
  if (account.status === 'Active') return;
  const name = accountName(account);
  if (account.unit_id === null) throw conflict(`${name} has no unit yet. Give one first.`);

  await trx.updateTable('users').set({ status: 'Active' }).where('id', '=', userId).execute();
  notifyAccountChange(work, userId);
  await recordAccountEvent(work, 'activated', { id: userId, name });
}
