import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The owner sees a wrong PIN for so long. */
const WRONG_PINS_KEPT_DAYS = 90;

const keptSince = (now: Date): Date => new Date(now.getTime() - WRONG_PINS_KEPT_DAYS * DAY_MS);

/** Where a PIN was typed that is not the owner's. */
export interface CounterPlace {
  /** Name of the counter. */
  counter: string;
  device: string;
  /** Id of the operator. */
  operatorId: string;
}

/** Keeps a wrong PIN in a person's name for them to see; `place` is null in their own session. */
export async function recordWrongPin(
  db: Kysely<Database>,
  userId: string,
  place: CounterPlace | null,
  at: Date,
): Promise<void> {
  await db
    .insertInto('wrong_pin')
    .values({
      user_id: userId,
      at,
      counter_name: place?.counter ?? null,
      device_name: place?.device ?? null,
      operator_id: place?.operatorId ?? null,
    })
    .execute();
}

/** Wrong PINs in a person's name of the last 90 days, newest first, at most `limit`. */
export async function readWrongPins(db: Kysely<Database>, userId: string, now: Date, limit = 500) {
  const rows = await db
    .selectFrom('wrong_pin')
    .leftJoin('users as operator', 'operator.id', 'wrong_pin.operator_id')
    .select(['wrong_pin.at', 'wrong_pin.counter_name as counter', 'wrong_pin.device_name as device'])
    .select(['operator.rank', 'operator.last_name as lastName'])
    .where('wrong_pin.user_id', '=', userId)
    .where('wrong_pin.at', '>=', keptSince(now))
    .orderBy('wrong_pin.at', 'desc')
    .orderBy('wrong_pin.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, counter, device, rank, lastName }) => ({
    at: at.toISOString(),
    counter,
    device,
    operator: rank === null || lastName === null ? null : `${rank} ${lastName}`,
  }));
}

/** Deletes wrong PINs that nobody is shown any more. */
export async function deleteOldWrongPins(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('wrong_pin').where('at', '<', keptSince(now)).execute();
}
