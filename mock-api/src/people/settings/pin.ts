import { isCounterLength, pinWeakness } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { endPinHold } from '../../access';
import { CountedRefusal, type Database, badRequest, conflict } from '../../kernel';
import { hashPassword, passwordFits } from '../auth/password';
import { assertAttemptsLeft, clearAttempts, recordAttempt } from '../auth/throttle';
import type { UnitOfWork } from '../../unit-of-work';
import { recordWrongPin } from './wrong-pins';

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
    await recordWrongPin(trx, actor.id, null, at);
    throw new CountedRefusal(403, 'wrong-pin', 'The PIN is wrong.', { pin: 'The PIN is wrong.' });
  }
  await clearAttempts(trx, 'pin', actor.id, at);
}

/** A PIN that its owner may choose, as it is kept. */
export interface NewPin {
  hash: string;
  /** It is long enough for counters. */
  counterReady: boolean;
}

/**
 * Digest of a PIN; made outside the transaction, for it takes its time.
 *
 * @throws ApiError 400 for a PIN of counter length that is easy to guess.
 */
export async function hashPin(pin: string): Promise<NewPin> {
  const weakness = pinWeakness(pin);
  if (weakness !== null) throw badRequest(weakness, { pin: weakness });
  return { hash: await hashPassword(pin), counterReady: isCounterLength(pin) };
}

/**
 * Sets the actor's PIN, in place of any other; attempts at the old one are deleted. The password was checked before.
 *
 * @returns whether it is the first or takes the place of another.
 */
export async function setPin(work: UnitOfWork, { hash, counterReady }: NewPin): Promise<'set' | 'changed'> {
  const { trx, actor, at } = work;
  const earlier = await trx
    .selectFrom('user_pin')
    .select('user_id')
    .where('user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  const row = { pin_hash: hash, set_at: at, counter_ready: counterReady, counter_off_at: null };
  await trx
    .insertInto('user_pin')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
  await clearAttempts(trx, 'pin', actor.id, at);
  await endPinHold(trx, { userId: actor.id });
  return earlier ? 'changed' : 'set';
}
