import { type Transaction, sql } from 'kysely';
import type { Database } from '../../../db/schema';

/** One process at a time seals, replays or changes the key. Taken before the lock of appends, never after. */
export async function lockSealing(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt ledger seal'))`.execute(trx);
}

/** Nobody appends until the transaction ends: the lock of `ledger_append`. */
export async function lockAppends(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt ledger'))`.execute(trx);
}
