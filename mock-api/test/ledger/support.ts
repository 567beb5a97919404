import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/db/schema';
import { type AppendedEvent, appendEvent } from '../../src/domain/ledger/append';

export const NAVARRO = { id: 'U-0004', name: 'SGT Navarro' };

/** Appends one event in a transaction of its own. */
export const append = (
  db: Kysely<Database>,
  type: LedgerEventType,
  itemId: string | null = null,
  details: { [key: string]: Json } = {},
): Promise<AppendedEvent> =>
  db.transaction().execute((trx) => appendEvent(trx, { type, itemId, actor: NAVARRO, details }));

/** Does to the database what its owner could: triggers and foreign keys do not fire. */
export async function asOperator(db: Kysely<Database>, ...statements: RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
  });
}

/** An empty ledger and an empty property book. */
export const clear = (db: Kysely<Database>): Promise<void> =>
  asOperator(
    db,
    sql`truncate ledger_event, ledger_node, ledger_checkpoint, property, users, units cascade`,
    sql`update ledger_head set size = 0`,
  );
