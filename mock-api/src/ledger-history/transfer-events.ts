import type { LedgerEventDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, notFound } from '../kernel';
import type { Viewer } from '../access';
import { findVisibleTransfer } from '../property';
import { ledgerEvents } from '../ledger';
import { toEvent } from './history';

/**
 * The events of one transfer, newest first, for its parties and for who sees its item. A party who no longer
 * sees the item reads these and no others.
 *
 * @param sealedSize size of the newest checkpoint.
 * @throws ApiError 404 for a transfer that the person may not see.
 */
export async function readTransferEvents(
  db: Kysely<Database>,
  viewer: Viewer,
  transferId: string,
  sealedSize: number,
): Promise<LedgerEventDto[]> {
  const transfer = await findVisibleTransfer(db, viewer, transferId);
  if (!transfer) throw notFound('Transfer not found');
  // Searched as bytes: a damaged event is no longer text, and must not fail the others.
  const named = new TextEncoder().encode(`"transferId":${JSON.stringify(transferId)}`);
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('item_id', '=', transfer.property.id)
    .where(sql<boolean>`position(${named}::bytea in body) > 0`)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => toEvent(row, sealedSize));
}
