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
import { leaveCounters } from '../possession';
import { returnToActive } from '../succession';
import type { UnitOfWork } from '../unit-of-work';
import { cancelOpenTransfers } from './cancel-open-transfers';
import { previewDeactivation } from './deactivation-preview';
import { findClearance } from './find-clearance';
import { isOverridden } from './load-clearance';
import { countLiabilities, whyNotClear } from './why-not-clear';

/** @throws ApiError 409 for a person who is signed for something, unless their Commander overrode it. */
async function requireClear({ trx, at }: UnitOfWork, person: { id: string; name: string }): Promise<void> {
  const refusal = whyNotClear(person.name, await countLiabilities(trx, person.id));
  if (refusal === null || isOverridden(await findClearance(trx, person.id), at)) return;
  throw conflict(refusal);
}

/**
 * Signs a person out everywhere and keeps them out; their tokens and links are gone for good. Their open
 * transfers are cancelled. A person who is signed for something is deactivated only where their Commander has overridden
 * the clearance; it then stays on their hand receipt.
 *
 * @returns what happened, in sentences.
 * @throws ApiError 404 out of sight, 403 by role, 409 for the last active Admin, an account that is not in use,
 *   and a person who is not cleared.
 */
export async function deactivate(work: UnitOfWork, userId: string): Promise<string> {
  const { trx, actor, at } = work;
  if (actor.role === 'Admin') await requireAnotherAdmin(trx, userId);
  const account = await lockAccount(work, userId);
  requireEntitled(actor, 'deactivate', account);
  const person = { id: userId, name: accountName(account) };
  if (account.status === 'Inactive') throw conflict(`${person.name} is deactivated already.`);
  const { message } = await previewDeactivation(trx, actor, userId, at);

  await trx.updateTable('users').set({ status: 'Inactive' }).where('id', '=', userId).execute();
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('api_token').where('user_id', '=', userId).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  notifyAccountChange(work, userId, { signedOut: 'deactivated' });
  const recordCancelled = await cancelOpenTransfers(work, {
    person,
    because: `the account of ${person.name} was deactivated`,
    reason: `${person.name} was deactivated`,
    goesOn: false,
  });
  // After their open transfers were locked: one that they were just approving has moved its item by now.
  await requireClear(work, person);
  const recordReturned = await returnToActive(work, userId);
  await leaveCounters(work, { person, because: `the account of ${person.name} was deactivated` });

  await recordCancelled();
  await recordReturned();
  await recordAccountEvent(work, 'deactivated', person);
  return `${person.name} is deactivated. ${message}`;
}
