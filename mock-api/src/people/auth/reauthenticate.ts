import type { Kysely } from 'kysely';
import { ApiError, type Database } from '../../kernel';
import { passwordFits } from './password';
import type { Credential } from '../../access';
import { countAttempt, forgetAttempts } from './throttle';

interface Entered {
  password: string;
  /** Its name in the request. */
  field: string;
  at: Date;
}

/**
 * Checks the password of a person who is signed in, so that an unattended browser is not enough. Their session
 * counts as fresh from now on.
 *
 * @throws ApiError 403 for a wrong password, naming the field; 429 after too many.
 */
export async function reauthenticate(
  db: Kysely<Database>,
  { userId, by }: { userId: string; by: Credential | null },
  { password, field, at }: Entered,
): Promise<void> {
  await countAttempt(db, 'password', userId, at);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await passwordFits(password, user.password_hash))) {
    const message = 'The password is wrong.';
    throw new ApiError(403, 'wrong-password', message, { [field]: message });
  }
  await forgetAttempts(db, 'password', userId, at);
  if (by?.kind !== 'session') return;
  await db.updateTable('sessions').set({ password_at: at }).where('id', '=', by.id).execute();
}
