import type { Role } from '@hand-receipt/contracts';
import type { Work } from '../../unit-of-work';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { requireAnotherAdmin } from './last-admin';
import { recordAccount, tellOfAccount } from './record-account';

/**
 * Gives a person another role, from his next request on. The role that he has already changes nothing.
 *
 * @throws ApiError 404 out of sight, 403 by role, 409 for the last active Admin.
 */
export async function changeRole(work: Work, userId: string, role: Role): Promise<void> {
  const { trx } = work;
  await requireAdminStays(work, userId, role);
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'change-role', account);
  if (account.role === role) return;

  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute();
  await tellOfAccount(work, userId);
  const person = { id: userId, name: accountName(account) };
  await recordAccount(work, 'role changed', person, { previousRole: account.role, newRole: role });
}

/** Admins are held before the account itself, always in one order. Whoever may not ask learns nothing here. */
async function requireAdminStays({ trx, actor }: Work, userId: string, role: Role): Promise<void> {
  if (actor.role === 'Admin' && role !== 'Admin') await requireAnotherAdmin(trx, userId);
}
