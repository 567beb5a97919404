import type { Role } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../../unit-of-work';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { requireUnitOfRole } from './particulars';
import { requireAnotherAdmin } from './last-admin';
import { recordAccountEvent, notifyAccountChange } from './record-account';

/**
 * Gives a person another role, from their next request on. A role that they already have changes nothing.
 *
 * @throws ApiError 404 out of sight, 403 by role, 400 for an S4 or PBO outside of a battalion, 409 for the last active Admin.
 */
export async function changeRole(work: UnitOfWork, userId: string, role: Role): Promise<void> {
  const { trx } = work;
  await requireAdminStays(work, userId, role);
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'change-role', account);
  if (account.role === role) return;
  await requireUnitOfRole(trx, account.unit_id, role);

  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute();
  notifyAccountChange(work, userId);
  const person = { id: userId, name: accountName(account) };
  await recordAccountEvent(work, 'role changed', person, { previousRole: account.role, newRole: role });
}

/** Locks the Admins before the account, always in the same order. A person without the right gets no information. */
async function requireAdminStays({ trx, actor }: UnitOfWork, userId: string, role: Role): Promise<void> {
  if (actor.role === 'Admin' && role !== 'Admin') await requireAnotherAdmin(trx, userId);
}
