import type { Role } from '@hand-receipt/contracts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { ApiError, type Database } from '../kernel';
import type { Credential } from './signed-in';

/** True for a person with an authenticator app or a passkey. `userId` is a column or a value. */
export const ownsSecondFactor = (userId: Expression<string>) => sql<SqlBool>`(
  exists (select from totp where totp.user_id = ${userId})
  or exists (select from passkey where passkey.user_id = ${userId}))`;

/** Whether a person has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(ownsSecondFactor(sql.ref('users.id')).as('has'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.has);
}

/**
 * Whether a session still owes the second factor that its person's role needs. A token owes none: it was made in a
 * session, and expires.
 *
 * @param roles those of SECOND_FACTOR
 */
export const owesSecondFactor = (
  roles: readonly Role[],
  { role }: { role: Role },
  by: Credential | null,
): boolean => by?.kind === 'session' && !by.isTwoFactor && roles.includes(role);

/** 403 'second-factor-needed'. */
export const secondFactorNeeded = () =>
  new ApiError(
    403,
    'second-factor-needed',
    'Your role needs a second factor. Set up an authenticator app or a passkey, or sign in with the one that you have.',
  );
