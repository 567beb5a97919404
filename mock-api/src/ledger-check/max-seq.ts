import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { SealerState } from '../ledger';

/**
 * No event can stand further than this: there were as many as are sealed, and as many more as there are rows.
 * A number beyond it is no gap to be walked through, however large an attacker made it.
 */
export async function maxSeq(db: Kysely<Database>, { latest, journal }: SealerState): Promise<number> {
  const { rows } = await db
    .selectFrom('ledger_event')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows + Math.max(latest?.size ?? 0, journal.size);
}
