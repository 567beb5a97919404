import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents } from '../ledger';

/** How many events the ledger has, when the newest happened, and when the checkpoint of `sealed` events was signed. */
export async function readCounts(db: Kysely<Database>, sealed: number) {
  const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  const newest = await ledgerEvents(db)
    .select('ts')
    .where('seq', '=', size - 1)
    .executeTakeFirst();
  const checkpoint = await db
    .selectFrom('ledger_checkpoint')
    .select('sealed_at')
    .where('size', '=', sealed)
    .executeTakeFirst();
  return {
    recorded: size,
    recordedAt: newest?.ts.toISOString() ?? null,
    sealedAt: checkpoint?.sealed_at.toISOString() ?? null,
  };
}
