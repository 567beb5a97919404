import type { UserStatus } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { ApiError, forbidden } from '../../errors';
import { passwordFits } from './password';
import { countAttempt, forgetAttempts, networkOf, takeBackAttempt } from './throttle';

/** Why a person with the right password may not come in. */
const REFUSALS: Partial<Record<UserStatus, string>> = {
  Pending: 'Your account is waiting for a leader of your unit to activate it.',
  Inactive: 'Your account has been deactivated. Ask your commander or supply sergeant.',
};

export interface Credentials {
  username: string;
  password: string;
  /** IP address of the client. */
  address: string;
}

/**
 * Finds who may sign in.
 *
 * @returns the user's id.
 * @throws ApiError 401 for a wrong name or password, which are not told apart; 403 for a person who is
 *   not active; 429 after too many attempts.
 */
export async function checkCredentials(
  db: Kysely<Database>,
  credentials: Credentials,
  at: Date,
): Promise<string> {
  const username = credentials.username.trim().toLowerCase();
  const network = networkOf(credentials.address);
  const person = `${username} ${network}`;
  await countAttempt(db, 'address', network, at);
  await countAttempt(db, 'person', person, at);

  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!(await passwordFits(credentials.password, user?.password_hash)) || !user) {
    throw new ApiError(401, 'invalid-credentials', 'Invalid username or password');
  }
  await forgetAttempts(db, 'person', person, at);
  await takeBackAttempt(db, 'address', network);

  const refusal = REFUSALS[user.status];
  if (refusal) throw forbidden(refusal);
  await db.updateTable('users').set({ last_login_at: at }).where('id', '=', user.id).execute();
  return user.id;
}
