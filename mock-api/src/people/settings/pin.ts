import type { Kysely } from 'kysely';
import { ApiError, type Database, conflict } from '../../kernel';
import { hashPassword, passwordFits } from '../auth/password';
import { countAttempt, forgetAttempts } from '../auth/throttle';
import type { Work } from '../../unit-of-work';

/** Who shows a PIN, and when. */
interface Holder {
  userId: string;
  at: Date;
}

/**
 * Checks a PIN. It is short, so a person has few tries, from wherever they come.
 *
 * @throws ApiError 403 for a wrong one, 409 where none is set, 429 after too many.
 */
export async function requirePin(db: Kysely<Database>, { userId, at }: Holder, pin: string): Promise<void> {
  const row = await db
    .selectFrom('user_pin')
    .select('pin_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw conflict('No PIN is set.');
  await countAttempt(db, 'pin', userId, at);
  if (!(await passwordFits(pin, row.pin_hash))) {
    throw new ApiError(403, 'wrong-pin', 'The PIN is wrong.', { pin: 'The PIN is wrong.' });
  }
  await forgetAttempts(db, 'pin', userId, at);
}

/** Digest of a PIN; made outside the transaction, for it takes its time. */
export const hashPin = (pin: string): Promise<string> => hashPassword(pin);

/** Sets the actor's PIN, in place of any other; tries of the old one are forgotten. */
export async function setPin(work: Work, pinHash: string): Promise<void> {
  const { trx, actor, at } = work;
  const row = { pin_hash: pinHash, set_at: at };
  await trx
    .insertInto('user_pin')
    .values({ user_id: actor.id, ...row })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet(row))
    .execute();
  await forgetAttempts(trx, 'pin', actor.id, at);
  await trx.updateTable('sessions').set({ pin_until: null }).where('user_id', '=', actor.id).execute();
  await work.publish({ userIds: [actor.id], roots: ['settings'] });
}
