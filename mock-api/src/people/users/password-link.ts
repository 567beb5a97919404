import type { OneTimeLinkDto } from '@hand-receipt/contracts';
import { conflict } from '../../kernel';
import { hashOfSecret, newSecret } from '../auth/secret';
import type { UnitOfWork } from '../../unit-of-work';
import { accountName, lockAccount } from './account';
import { requireEntitled } from './account-acts';
import { recordAccountEvent } from './record-account';

const LINK_LIFE_MS = 24 * 60 * 60 * 1000;

/** Makes the one link that a person may have; an earlier one opens nothing any more. */
export async function newPasswordLink({ trx, at }: UnitOfWork, userId: string): Promise<OneTimeLinkDto> {
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + LINK_LIFE_MS);
  const link = { token_hash: hashOfSecret(secret), created_at: at, expires_at: expiresAt };
  await trx
    .insertInto('password_link')
    .values({ user_id: userId, ...link })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(link))
    .execute();
  return { path: `/set-password#${secret}`, expiresAt: expiresAt.toISOString() };
}

/**
 * Creates a link for a person who cannot sign in. Their password is valid until the link is used.
 *
 * @throws ApiError 404 out of sight, 403 by role, 409 for an account that is not active.
 */
export async function resetPassword(work: UnitOfWork, userId: string): Promise<OneTimeLinkDto> {
  const account = await lockAccount(work, userId);
  requireEntitled(work.actor, 'reset-password', account);
  const name = accountName(account);
  if (account.status !== 'Active') throw conflict(`${name} has no active account. Activate it first.`);
  const link = await newPasswordLink(work, userId);
  await recordAccountEvent(work, 'password link made', { id: userId, name });
  return link;
}
