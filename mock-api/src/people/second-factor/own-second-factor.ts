import type { Role } from '@hand-receipt/contracts';
import type { SecondFactorDto } from '@hand-receipt/contracts/routes';
import type { Kysely, Transaction } from 'kysely';
import { type Database, conflict, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes';

interface Owner {
  id: string;
  role: Role;
}

/** What stands beside a person's password. @param roles those that need a second factor */
export async function readSecondFactor(
  db: Kysely<Database>,
  { id, role }: Owner,
  roles: readonly Role[],
): Promise<SecondFactorDto> {
  const totp = await db.selectFrom('totp').select('created_at').where('user_id', '=', id).executeTakeFirst();
  return {
    authenticatorSince: totp?.created_at.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeys: await countPasskeys(db, id),
    required: roles.includes(role),
  };
}

async function countPasskeys(db: Kysely<Database>, userId: string): Promise<number> {
  const { passkeys } = await db
    .selectFrom('passkey')
    .select((row) => row.fn.countAll<string>().as('passkeys'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(passkeys);
}

/**
 * Refuses to leave a person without the second factor that their role needs. Comes after the removal, which is then
 * undone.
 *
 * @throws ApiError 409
 */
export async function requireFactorLeft(
  trx: Transaction<Database>,
  owner: Owner,
  roles: readonly Role[],
): Promise<void> {
  const { authenticatorSince, passkeys, required } = await readSecondFactor(trx, owner, roles);
  if (required && authenticatorSince === null && passkeys === 0)
    throw conflict('Your role needs a second factor, and this is your last one. Set up another one first.');
}

/** Holds the actor's account, so that two removals at the same moment follow each other. */
export const lockOwnAccount = ({ trx, actor }: UnitOfWork) =>
  trx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute();

/** Removes the actor's authenticator app and its recovery codes. @throws ApiError 404 where there is none. */
export async function removeTotp({ trx, actor }: UnitOfWork): Promise<void> {
  const removed = await trx.deleteFrom('totp').where('user_id', '=', actor.id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound('You have no authenticator app.');
}

/** New recovery codes of the actor's. @throws ApiError 404 without an authenticator app. */
export async function renewRecoveryCodes({ trx, actor }: UnitOfWork): Promise<string[]> {
  const totp = await trx
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!totp) throw notFound('You have no authenticator app.');
  return makeRecoveryCodes(trx, actor.id);
}
