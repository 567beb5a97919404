import type { SetPinDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { ApiError, badRequest, conflict } from '../../errors';
import { requirePassword } from '../auth/check-again';
import { hashPassword, passwordFits } from '../auth/password';
import { countAttempt, forgetAttempts } from '../auth/throttle';
import type { Work } from '../custody/work';

/** Who shows a PIN, and when. */
interface Holder {
  userId: string;
  at: Date;
}

/**
 * Checks a PIN. It is short, so a person has few tries, from wherever they come.
 *
 * @param field its name in the request.
 * @throws ApiError 403 for a wrong one, 409 where none is set, 429 after too many.
 */
export async function requirePin(
  db: Kysely<Database>,
  { userId, at }: Holder,
  pin: string,
  field = 'pin',
): Promise<void> {
  const row = await db
    .selectFrom('user_pin')
    .select('pin_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw conflict('No PIN is set.');
  await countAttempt(db, 'pin', userId, at);
  if (!(await passwordFits(pin, row.pin_hash))) {
    throw new ApiError(403, 'wrong-pin', 'The PIN is wrong.', { [field]: 'The PIN is wrong.' });
  }
  await forgetAttempts(db, 'pin', userId, at);
}

/**
 * Makes sure that whoever sets a PIN is the account's owner, by the PIN that holds or by the password.
 *
 * @throws ApiError 400 without either, else as `requirePin` and `requirePassword`.
 */
export async function requireOwner(db: Kysely<Database>, holder: Holder, form: SetPinDto): Promise<void> {
  const { currentPin, password } = form;
  if (currentPin !== undefined) return requirePin(db, holder, currentPin, 'currentPin');
  if (password === undefined) {
    const message = 'Enter your password, or the PIN that you have.';
    throw badRequest(message, { password: message });
  }
  return requirePassword(db, holder.userId, { password, field: 'password', at: holder.at });
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
  await work.publish({ userIds: [actor.id], roots: ['settings'] });
}

/** Until when a PIN that was just entered holds; null where it is asked for every time. */
export function validUntil(pinTimeoutMinutes: number, at: Date): string | null {
  return pinTimeoutMinutes === 0 ? null : new Date(at.getTime() + pinTimeoutMinutes * 60_000).toISOString();
}
