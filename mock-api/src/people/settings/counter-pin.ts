import type { Kysely } from 'kysely';
import { type CounterPin, readCounterPin } from '../../access';
import { CountedRefusal, type Database, conflict } from '../../kernel';
import { militaryTime } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { passwordFits } from '../auth/password';
import {
  clearAttempts,
  countAttempt,
  readAttempts,
  recordAttempt,
  secondsToWait,
  startWait,
  undoAttempt,
} from '../auth/throttle';
import { commandersOfPerson } from './commanders';
import { type CounterPlace, recordWrongPin } from './wrong-pins';

/** From this wrong PIN on, the owner is told of each. */
const TELL_OWNER_FROM = 3;

interface Typed {
  recipientId: string;
  operatorId: string;
  pin: string;
  at: Date;
}

interface Person {
  id: string;
  /** Rank and last name. */
  name: string;
}

/** What was typed at a counter, and what is known of it. */
export interface CounterPinTry {
  recipient: Person;
  operator: Person;
  /** What `compareCounterPin` has found. */
  isRight: boolean;
  /** Name of the counter. */
  counter: string;
  /** Name of the device. */
  device: string;
}

/**
 * Whether the recipient's own PIN was typed. It takes its time, so it comes before the transaction, and refuses nothing:
 * `checkCounterPin` does, in the order of the other refusals. Once the tries are used up nothing is compared any more.
 */
export async function compareCounterPin(
  db: Kysely<Database>,
  { recipientId, operatorId, pin, at }: Typed,
): Promise<boolean> {
  const waits =
    (await secondsToWait(db, 'counter-operator', operatorId, at)) ??
    (await secondsToWait(db, 'counter-pin', recipientId, at));
  if (waits !== null) return false;
  const row = await db
    .selectFrom('user_pin')
    .select('pin_hash')
    .where('user_id', '=', recipientId)
    .executeTakeFirst();
  return row !== undefined && passwordFits(pin, row.pin_hash);
}

/**
 * Why a PIN signs nothing at a counter; null where it does.
 *
 * @param name rank and last name of its owner
 */
export function counterPinRefusal(name: string, { state, from }: CounterPin): string | null {
  if (state === 'none' || state === 'not-ready') return `${name} has no counter PIN.`;
  if (state === 'off') {
    return `The PIN of ${name} is off at counters after 10 wrong tries. They enter their password in Settings to use it again.`;
  }
  if (from === null) return null;
  return `The PIN of ${name} is refused at counters until ${militaryTime(from)}, because their password was set by link.`;
}

/**
 * Refuses a person whose PIN signs nothing at a counter. Costs no try.
 *
 * @throws ApiError 409 without a PIN of counter length, with one that is off after wrong tries, and for a day after a
 *   password was set by link.
 */
async function requireCounterPin(db: Kysely<Database>, { id, name }: Person, at: Date): Promise<void> {
  const refusal = counterPinRefusal(name, await readCounterPin(db, id, at));
  if (refusal !== null) throw conflict(refusal);
}

/**
 * Takes a recipient's PIN as their signature at a counter (`compareCounterPin` comes before). Each try is counted before
 * it is answered, so that tries of the same moment all count. The tries of the person's own pages are others.
 *
 * @throws ApiError 409 where the person has no PIN for counters; 429 after 5 wrong ones of the recipient or 20 of the
 *   operator in 15 minutes; CountedRefusal 403 'wrong-pin' for a wrong one, which is kept for the owner to see.
 */
export async function checkCounterPin(work: UnitOfWork, typed: CounterPinTry): Promise<void> {
  const { trx, at } = work;
  const { recipient, operator, isRight } = typed;
  await requireCounterPin(trx, recipient, at);
  await recordAttempt(trx, 'counter-operator', operator.id, at);
  await recordAttempt(trx, 'counter-pin', recipient.id, at);
  if (isRight) {
    await undoAttempt(trx, 'counter-operator', operator.id);
    await clearAttempts(trx, 'counter-pin', recipient.id, at);
    return;
  }
  await recordWrongPin(trx, recipient.id, { ...placeOf(typed) }, at);
  await tellOwner(work, typed);
  await stopOperator(work, typed);
  throw new CountedRefusal(403, 'wrong-pin', 'The PIN is wrong.', { pin: 'The PIN is wrong.' });
}

const placeOf = ({ counter, device, operator }: CounterPinTry): CounterPlace => ({
  counter,
  device,
  operatorId: operator.id,
});

/** Counts the wrong PINs of a day: from the third on the owner is told, and after the tenth it is off at counters. */
async function tellOwner(
  { trx, at, notify }: UnitOfWork,
  { recipient, operator, counter }: CounterPinTry,
): Promise<void> {
  await countAttempt(trx, 'counter-pin-day', recipient.id, at);
  const { attempts, isLast } = await readAttempts(trx, 'counter-pin-day', recipient.id, at);
  if (isLast) {
    await trx
      .updateTable('user_pin')
      .set({ counter_off_at: at })
      .where('user_id', '=', recipient.id)
      .where('counter_off_at', 'is', null)
      .execute();
  }
  if (attempts < TELL_OWNER_FROM) return;
  const off = isLast ? ' Your PIN is off at counters until you enter your password.' : '';
  await notify([recipient.id], {
    type: 'critical',
    title: 'Wrong PIN at a counter',
    message: `A wrong PIN was entered in your name at ${counter}, on the device of ${operator.name}. It is number ${attempts} within a day.${off}`,
    action: { label: 'View', path: '/profile' },
  });
}

/** The operator's last try starts the time without PINs, and the Commander is told. */
async function stopOperator(
  { trx, at, notify }: UnitOfWork,
  { operator, counter }: CounterPinTry,
): Promise<void> {
  const { attempts, isLast } = await readAttempts(trx, 'counter-operator', operator.id, at);
  if (!isLast) return;
  await startWait(trx, 'counter-operator', operator.id, at);
  await notify(await commandersOfPerson(trx, operator.id), {
    type: 'critical',
    title: 'Many wrong PINs at a counter',
    message: `${attempts} wrong PINs were entered at ${counter}, on the device of ${operator.name}, within 15 minutes. No PIN is taken from them for 15 minutes.`,
    action: { label: 'View', path: '/counter/log' },
  });
}

/** The owner has entered their password: the PIN works at counters again, and earlier wrong ones count no more. */
export async function turnCounterPinOn(db: Kysely<Database>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('user_pin')
    .set({ counter_off_at: null })
    .where('user_id', '=', userId)
    .where('counter_off_at', 'is not', null)
    .execute();
  await clearAttempts(db, 'counter-pin-day', userId, at);
}
