import { passwordMinOf } from '@hand-receipt/contracts';
import type { PasswordLinkStatusDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import { CountedRefusal, type Database } from '../../kernel';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { hashOfSecret } from './secret';
import { recordAttempt, networkOf, undoAttempt } from './throttle';

interface LinkShown {
  /** The link's secret. */
  token: string;
  /** IP address of the client. */
  address: string;
}

/** Links that were used, have expired or never were are not told apart. */
export const linkGone = () =>
  new CountedRefusal(410, 'gone', 'This link was used or has expired. Ask an Admin for a new one.');

/** The person of a link that can be used now. */
export const findLinkOwner = (db: Kysely<Database>, token: string, at: Date) =>
  db
    .selectFrom('password_link')
    .innerJoin('users', 'users.id', 'password_link.user_id')
    .select([
      'users.role',
      'users.username',
      'users.first_name',
      'users.last_name',
      'password_link.expires_at',
    ])
    .where('password_link.token_hash', '=', hashOfSecret(token))
    .where('password_link.expires_at', '>', at)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();

/**
 * Tells a person who opens a one-time link whether it can still be used, before they choose a password.
 *
 * @throws ApiError 410 where it cannot, 429 after too many from one address.
 */
export async function readPasswordLink(
  { trx, at }: PublicUnitOfWork,
  { token, address }: LinkShown,
): Promise<PasswordLinkStatusDto> {
  const network = networkOf(address);
  await recordAttempt(trx, 'link', network, at);
  const owner = await findLinkOwner(trx, token, at);
  if (!owner) throw linkGone();
  await undoAttempt(trx, 'link', network);
  return { expiresAt: owner.expires_at.toISOString(), passwordMin: passwordMinOf(owner.role) };
}
