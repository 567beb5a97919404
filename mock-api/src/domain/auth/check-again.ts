import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { ApiError } from '../../errors';
import { passwordFits } from './password';
import { countAttempt, forgetAttempts } from './throttle';

/**
 * Asks a person who is signed in for his password once more, so that a browser left open is not enough.
 *
 * @throws ApiError 403 for a wrong one, naming the field; 429 after too many.
 */
export async function requirePassword(
  db: Kysely<Database>,
  userId: string,
  { password, field, at }: { password: string; field: string; at: Date },
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
}
