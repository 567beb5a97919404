import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { publishUpdate } from '../live';

/** Ends appointments whose last day is over, so that their operators see the stock no more. Scheduled work. */
export async function endAppointments(trx: Transaction<Database>, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('counter_operator')
    .set((row) => ({ ended_at: row.ref('until') }))
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .returning(['user_id', 'counter_id'])
    .execute();
  if (ended.length === 0) return;
  const audience = {
    people: ended.map(({ user_id }) => user_id),
    counters: ended.map(({ counter_id }) => counter_id),
  };
  await publishUpdate(trx, { audience, scopes: ['counters', 'property'] }, now);
}

/** Ends hand-overs and changes of receipts that waited too long for their recipient's own session. Scheduled work. */
export async function lapseHandOvers(db: Transaction<Database>, now: Date): Promise<void> {
  await db
    .updateTable('handover')
    .set({ state: 'lapsed' })
    .where('state', '=', 'waiting')
    .where('waits_until', '<=', now)
    .execute();
  await db.deleteFrom('temporary_change').where('waits_until', '<=', now).execute();
}
