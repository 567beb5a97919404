import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { SealedBefore } from '../ledger';

/**
 * No event can stand further than this: there were as many as are sealed, and as many more as there are rows.
 * A number beyond it is no gap to be walked through, however large somebody made it.
 */
export async function furthestPlace(
  db: Kysely<Database>,
  { latest, journal }: SealedBefore,
): Promise<number> {
  const { rows } = await db
    .selectFrom('ledger_event')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows + Math.max(latest?.size ?? 0, journal.size);
}
