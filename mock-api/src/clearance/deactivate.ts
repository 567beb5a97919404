import { conflict } from '../kernel';
import {
  accountName,
  endSessionsOf,
  lockAccount,
  recordAccountEvent,
  requireAnotherAdmin,
  requireEntitled,
  notifyAccountChange,
} from '../people';
import { returnToActive } from '../succession';
import type { UnitOfWork } from '../unit-of-work';
import { cancelOpenTransfers } from './cancel-open-transfers';
import { previewDeactivation } from './deactivation-preview';

/**
 * Signs a person out everywhere and keeps them out; their tokens and links are gone for good. Their open
 * transfers are cancelled; what they are signed for stays on their hand receipt.
 *
 * @returns what happened, in sentences.
 * @throws ApiError 404 out of sight, 403 by role, 409 for the last active Admin or an account that is not
 *   in use.
 */
export async function deactivate(work: UnitOfWork, userId: string): Promise<string> {
  const { trx, actor } = work;
  if (actor.role === 'Admin') await requireAnotherAdmin(trx, userId);
  const account = await lockAccount(work, userId);
  requireEntitled(actor, 'deactivate', account);
  const person = { id: userId, name: accountName(account) };
  if (account.status === 'Inactive') throw conflict(`${person.name} is deactivated already.`);
  const { message } = await previewDeactivation(trx, actor, userId);

  await trx.updateTable('users').set({ status: 'Inactive' }).where('id', '=', userId).execute();
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('api_token').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  notifyAccountChange(work, userId, { signedOut: 'deactivated' });
  const recordCancelled = await cancelOpenTransfers(work, person);
  const recordReturned = await returnToActive(work, userId);

  await recordCancelled();
  await recordReturned();
  await recordAccountEvent(work, 'deactivated', person);
  return `${person.name} is deactivated. ${message}`;
}
