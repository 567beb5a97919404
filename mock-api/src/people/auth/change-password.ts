import { badRequest } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { revokeTokensOf } from '../tokens/tokens';
import { endOtherSessions } from './own-sessions';
import type { Credential } from '../../access';

interface PasswordChange {
  /** Of the new password; the old one was checked before. */
  passwordHash: string;
  by: Credential | null;
  revokeTokens: boolean;
}

/** @throws ApiError 400 for the password that the person has now, which was checked before. */
export function assertPasswordNew(currentPassword: string, newPassword: string): void {
  if (newPassword !== currentPassword) return;
  const message = 'This is the password that you have now. Choose a different one.';
  throw badRequest(message, { newPassword: message });
}

/**
 * Gives the actor a new password and signs them out everywhere but here. A one-time link on its way opens nothing
 * any more. API tokens go on unless the person asks to revoke them.
 *
 * @returns what happened, in sentences.
 */
export async function changePassword(
  work: UnitOfWork,
  { passwordHash, by, revokeTokens }: PasswordChange,
): Promise<string> {
  const { trx, actor } = work;
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', actor.id).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', actor.id).execute();
  const revoked = revokeTokens ? await revokeTokensOf(trx, actor.id) : 0;
  await endOtherSessions(work, by);
  const changed = 'Your password was changed. Every other browser was signed out.';
  if (revoked === 0) return changed;
  return `${changed} ${revoked === 1 ? '1 API token was' : `${revoked} API tokens were`} revoked.`;
}
