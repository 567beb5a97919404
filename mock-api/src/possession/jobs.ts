import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../kernel';

/** Ends appointments whose last day is over, so that their operators see the stock no more. Scheduled work. */
export async function endAppointments(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('counter_operator')
    .set((row) => ({ ended_at: row.ref('until') }))
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .execute();
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
