import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { publish } from '../../live';
import { hashPassword } from './password';
import { findLinkOwner, linkGone } from './password-link-use';
import { assertPasswordAllowed } from './password-policy';
import { hashOfSecret } from './secret';
import { endSessionsOf } from './session';
import { countAttempt, networkOf, takeBackAttempt } from './throttle';

interface LinkUse {
  /** The link's secret. */
  token: string;
  password: string;
  /** IP address of the client. */
  address: string;
  at: Date;
  demo: boolean;
}

/**
 * Sets a password by a one-time link: of several uses at the same moment one wins. Whoever was signed in
 * with the old password, or by an API token, is signed out.
 *
 * @throws ApiError 400 for a password that the person may not choose, which leaves the link as it is; 410 for a
 *   link that was used, has expired or never was; 429 after too many from one address.
 */
export async function setPasswordByLink(
  db: Kysely<Database>,
  { token, password, address, at, demo }: LinkUse,
): Promise<void> {
  const network = networkOf(address);
  await countAttempt(db, 'link', network, at);
  const owner = await findLinkOwner(db, token, at);
  if (owner) {
    const names = { username: owner.username, firstName: owner.first_name, lastName: owner.last_name };
    await takeBackAttempt(db, 'link', network);
    assertPasswordAllowed({ role: owner.role, ...names }, { password, field: 'password', demo });
  }
  // The same work for a wrong link, and done before any row is held.
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('password_link')
      .using('users')
      .whereRef('users.id', '=', 'password_link.user_id')
      .where('password_link.token_hash', '=', hashOfSecret(token))
      .where('password_link.expires_at', '>', at)
      .where('users.status', '=', 'Active')
      .returning('password_link.user_id')
      .executeTakeFirst();
    if (!link) {
      throw linkGone();
    }
    const userId = link.user_id;
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await endSessionsOf(trx, userId);
    await trx.deleteFrom('api_token').where('user_id', '=', userId).execute();
    await publish(trx, { userIds: [userId], roots: ['auth'], signedOut: true }, at);
  });
}
