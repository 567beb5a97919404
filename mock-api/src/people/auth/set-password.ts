import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { hashPassword } from './password';
import { findLinkOwner, linkGone } from './password-link-use';
import { assertPasswordAllowed } from './password-policy';
import { hashOfSecret } from './secret';
import { endSessionsOf } from './session';
import { assertAttemptsLeft, networkOf, recordAttempt, undoAttempt } from './throttle';

interface LinkUse {
  /** The link's secret. */
  token: string;
  password: string;
  /** Of the same password, by `hashPasswordByLink`. */
  passwordHash: string;
  /** IP address of the client. */
  address: string;
  demo: boolean;
}

/**
 * Digest of a password that is set by a link: the same work for a wrong link, and before the transaction.
 *
 * @throws ApiError 429 after too many wrong links from one address.
 */
export async function hashPasswordByLink(
  db: Kysely<Database>,
  password: string,
  address: string,
  at: Date,
): Promise<string> {
  await assertAttemptsLeft(db, 'link', networkOf(address), at);
  return hashPassword(password);
}

/**
 * Sets a password with a one-time link. If the link is used several times at the same moment, one use wins. Sessions
 * with the old password and API tokens end.
 *
 * @throws ApiError 400 for a password that the person may not choose, which leaves the link as it is;
 *   CountedRefusal 410 for a link that was used, has expired or never was; ApiError 429 after too many from one
 *   address.
 */
export async function setPasswordByLink(
  work: PublicUnitOfWork,
  { token, password, passwordHash, address, demo }: LinkUse,
): Promise<void> {
  const { trx, at } = work;
  const network = networkOf(address);
  await recordAttempt(trx, 'link', network, at);
  const owner = await findLinkOwner(trx, token, at);
  if (!owner) throw linkGone();
  const names = { username: owner.username, firstName: owner.first_name, lastName: owner.last_name };
  assertPasswordAllowed({ role: owner.role, ...names }, { password, field: 'password', demo });
  const link = await trx
    .deleteFrom('password_link')
    .using('users')
    .whereRef('users.id', '=', 'password_link.user_id')
    .where('password_link.token_hash', '=', hashOfSecret(token))
    .where('password_link.expires_at', '>', at)
    .where('users.status', '=', 'Active')
    .returning('password_link.user_id')
    .executeTakeFirst();
  if (!link) throw linkGone();
  const userId = link.user_id;
  await undoAttempt(trx, 'link', network);
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_by_link_at: at })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('api_token').where('user_id', '=', userId).execute();
  work.endStreams(userId);
}
