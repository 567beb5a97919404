import type { Kysely } from 'kysely';
import { CountedRefusal, type Database, conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { turnCounterPinOn } from '../settings/counter-pin';
import { passwordFits } from './password';
import type { Credential } from '../../access';
import { assertAttemptsLeft, clearAttempts, recordAttempt } from './throttle';

/**
 * Whether a person who is signed in has entered their password. It takes its time, so it comes before the
 * transaction; `reauthenticate` then counts it.
 *
 * @throws ApiError 429 after too many wrong ones, 409 for a person who has none.
 */
export async function comparePassword(
  db: Kysely<Database>,
  userId: string,
  password: string,
  at: Date,
): Promise<boolean> {
  await assertAttemptsLeft(db, 'password', userId, at);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.password_hash === null) {
    throw conflict('You have no password here. Ask an Admin for a link to set one, then confirm with it.');
  }
  return passwordFits(password, user.password_hash);
}

interface Entered {
  /** What `comparePassword` has found. */
  isRight: boolean;
  /** The password's name in the request. */
  field: string;
  by: Credential | null;
}

/**
 * Asks a person who is signed in for the password, so that an unattended browser is not enough. Their session
 * counts as fresh from now on. Attempts at the same moment all count, for each is counted before it is answered.
 *
 * @throws CountedRefusal 403 for a wrong password, naming the field; ApiError 429 after too many.
 */
export async function reauthenticate(
  { trx, actor, at }: UnitOfWork,
  { isRight, field, by }: Entered,
): Promise<void> {
  await recordAttempt(trx, 'password', actor.id, at);
  if (!isRight) {
    const message = 'The password is wrong.';
    throw new CountedRefusal(403, 'wrong-password', message, { [field]: message });
  }
  await clearAttempts(trx, 'password', actor.id, at);
  await turnCounterPinOn(trx, actor.id, at);
  if (by?.kind !== 'session') return;
  await trx.updateTable('sessions').set({ password_at: at }).where('id', '=', by.id).execute();
}
