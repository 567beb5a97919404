import type { Kysely } from 'kysely';
import { endPinHold } from '../../access';
import { CountedRefusal, type Database, conflict } from '../../kernel';
import { hashPassword, passwordFits } from '../auth/password';
import { assertAttemptsLeft, clearAttempts, recordAttempt } from '../auth/throttle';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * Whether a person has entered their PIN. It takes its time, so it comes before the transaction; `requirePin`
 * then counts it.
 *
 * @throws ApiError 409 where none is set, 429 after too many wrong ones.
 */
export async function comparePin(
  db: Kysely<Database>,
  userId: string,
  pin: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_pin')
    .select('pin_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw conflict('No PIN is set.');
  await assertAttemptsLeft(db, 'pin', userId, at);
  return passwordFits(pin, row.pin_hash);
}

/**
 * Counts an entered PIN. It is short, so a person has few tries, from wherever they come.
 *
 * @throws CountedRefusal 403 for a wrong one; ApiError 429 after too many.
 */
export async function requirePin({ trx, actor, at }: UnitOfWork, isRight: boolean): Promise<void> {
  await recordAttempt(trx, 'pin', actor.id, at);
  if (!isRight) {
    throw new CountedRefusal(403, 'wrong-pin', 'The PIN is wrong.', { pin: 'The PIN is wrong.' });
  }
  await clearAttempts(trx, 'pin', actor.id, at);
}

/** Digest of a PIN; made outside the transaction, for it takes its time. */
export const hashPin = (pin: string): Promise<string> => hashPassword(pin);

/** Sets the actor's PIN, in place of any other; attempts at the old one are deleted. */
export async function setPin(work: UnitOfWork, pinHash: string): Promise<void> {
  const { trx, actor, at } = work;
  const row = { pin_hash: pinHash, set_at: at };
  await trx
    .insertInto('user_pin')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
  await clearAttempts(trx, 'pin', actor.id, at);
  await endPinHold(trx, { userId: actor.id });
}
