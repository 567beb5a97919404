import { COUNTER_REFUSALS } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, conflict, startOfDay } from '../kernel';
import { unitSetting } from '../unit-settings';

/** Whether something was drawn from the counter since a time. */
const hasDrawn = async (db: Kysely<Database>, counterId: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('handover')
    .select('id')
    .where('counter_id', '=', counterId)
    .where('mode', '=', 'draw')
    .where('recorded_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether a room count of the counter was closed since a time. */
const hasCounted = async (db: Kysely<Database>, counterId: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('inventory')
    .select('id')
    .where('counter_id', '=', counterId)
    .where('closed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Refuses the first draw of a day from an arms room whose room count is not closed, where the unit asks for one.
 *
 * @throws ApiError 409 'Count the room first.'
 */
export async function requireCountFirst(
  db: Kysely<Database>,
  counter: { id: string; kind: 'arms-room' | 'supply'; unit_id: string },
  mode: string,
  at: Date,
): Promise<void> {
  if (mode !== 'draw' || counter.kind !== 'arms-room') return;
  if (!(await unitSetting(db, counter.unit_id, 'counter.countFirst'))) return;
  const today = startOfDay(at);
  if ((await hasDrawn(db, counter.id, today)) || (await hasCounted(db, counter.id, today))) return;
  throw conflict(COUNTER_REFUSALS.countFirst);
}
