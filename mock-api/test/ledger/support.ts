import type { Kysely } from 'kysely';
import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
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
