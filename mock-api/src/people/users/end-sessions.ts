import type { UnitOfWork } from '../../unit-of-work';
import { endSessionsOf } from '../auth/session';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';

/**
 * Signs a person out of every browser; they may sign in again.
 *
 * @returns what happened, in a sentence.
 * @throws ApiError 404 out of sight, 403 by role.
 */
export async function signOutEverywhere(work: UnitOfWork, userId: string): Promise<string> {
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'end-sessions', account);
  const ended = await endSessionsOf(work.trx, userId);
  work.endStreams(userId);
  return `${accountName(account)} was signed out of ${ended} ${ended === 1 ? 'browser' : 'browsers'}.`;
}
