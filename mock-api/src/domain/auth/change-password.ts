import type { Work } from '../custody/work';
import { endOtherSessions } from './own-sessions';
import type { SignedIn } from './signed-in';

/**
 * Gives the actor a new password and signs him out everywhere but here. A one-time link that was on its way
 * opens nothing any more. His API tokens go on: each is a secret of its own, listed and revoked by itself.
 *
 * @param passwordHash of the new one; the old one was asked for before.
 */
export async function changePassword(work: Work, passwordHash: string, by: SignedIn['by'] | null) {
  const { trx, actor } = work;
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', actor.id).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', actor.id).execute();
  await endOtherSessions(work, by);
}
