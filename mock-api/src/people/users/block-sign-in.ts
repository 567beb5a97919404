import { badRequest, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { endSessionsOf } from '../auth/session';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { requireAnotherAdmin } from './last-admin';
import { notifyAccountChange, recordAccountEvent } from './record-account';

/**
 * Signs a person out everywhere and refuses their sign-in until it is allowed again. Their tokens and links are gone for
 * good. Their status, what they are signed for and their open transfers stay as they are.
 *
 * @throws ApiError 404 out of sight, 403 by role, 400 without a reason, 409 for the last active Admin, or an account that
 *   is blocked or not active.
 */
export async function blockSignIn(work: UnitOfWork, userId: string, text: string): Promise<void> {
  const { trx, actor, at } = work;
  if (actor.role === 'Admin') await requireAnotherAdmin(trx, userId);
  const account = await lockAccount(work, userId);
  requireEntitled(actor, 'block-sign-in', account);
  const reason = text.trim();
  if (!reason) throw badRequest('Reason is required', { reason: 'Reason is required' });
  const name = accountName(account);
  if (account.status !== 'Active') throw conflict(`${name} has no active account.`);
  if (account.sign_in_blocked_at !== null) throw conflict(`The sign-in of ${name} is blocked already.`);

  await trx
    .updateTable('users')
    .set({ sign_in_blocked_at: at, sign_in_block_reason: reason })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('api_token').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  notifyAccountChange(work, userId, { signedOut: true });
  await recordAccountEvent(work, 'sign-in blocked', { id: userId, name }, { reason });
}

/**
 * Lets a person sign in again. One who is not blocked stays as they are.
 *
 * @throws ApiError 404 out of sight, 403 by role.
 */
export async function allowSignIn(work: UnitOfWork, userId: string): Promise<void> {
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'allow-sign-in', account);
  if (account.sign_in_blocked_at === null) return;
  await work.trx
    .updateTable('users')
    .set({ sign_in_blocked_at: null, sign_in_block_reason: null })
    .where('id', '=', userId)
    .execute();
  notifyAccountChange(work, userId);
  await recordAccountEvent(work, 'sign-in allowed', { id: userId, name: accountName(account) });
}
