import { type Transaction, sql } from 'kysely';
import type { Database } from '../../kernel';

/** One process at a time seals, replays or changes the key. Taken before the lock of appends, never after. */
export async function lockSealing(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt ledger seal'))`.execute(trx);
}

/** Nobody appends until the transaction ends: the lock of `ledger_append`. */
export async function lockAppends(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hand-receipt ledger'))`.execute(trx);
}

/** True if no other process is indexing (`search-index.ts`); the lock is held until the transaction ends. */
export async function lockSearchIndex(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('hand-receipt ledger words')) as "isOurs"`.execute(trx);
  return rows[0]?.isOurs ?? false;
}
