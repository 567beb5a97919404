import type { LedgerEventDetailsDto } from '@hand-receipt/contracts';
import { LedgerError, fromUtf8 } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../kernel';
import { type Viewer, visibleEvents } from '../access';
import { ledgerEvents } from '../ledger';
import { toEvent } from './history';

/**
 * One event with its exact bytes, the checkpoint that first covered it, and the corrections it has.
 *
 * @param sealedSize size of the newest checkpoint.
 * @throws ApiError 404 where there is none that the person may read.
 */
export async function readEventDetails(
  db: Kysely<Database>,
  viewer: Viewer,
  eventId: string,
  sealedSize: number,
): Promise<LedgerEventDetailsDto> {
  const row = await ledgerEvents(db)
    .selectAll()
    .where('event_id', '=', eventId)
    .where(visibleEvents(viewer))
    .executeTakeFirst();
  if (!row) throw notFound('The ledger has no such event.');
  const sealedBy = await db
    .selectFrom('ledger_checkpoint')
    .select(['size', 'sealed_at'])
    .where('size', '>', row.seq)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst();
  const event = toEvent(row, sealedSize);
  return {
    ...event,
    body: event.damaged ? null : textOf(row.body),
    itemPrevSeq: row.item_prev_seq,
    itemCount: row.item_count,
    sealedBy: sealedBy ? { size: sealedBy.size, sealedAt: sealedBy.sealed_at.toISOString() } : null,
    corrects: await linkTo(db, row.corrects_seq),
    correctedBy: await ledgerEvents(db)
      .select(['event_id as eventId', 'seq'])
      .where('corrects_seq', '=', row.seq)
      .orderBy('seq')
      .execute(),
  };
}

async function linkTo(db: Kysely<Database>, seq: number | null): Promise<LedgerEventDetailsDto['corrects']> {
  if (seq === null) return null;
  const row = await ledgerEvents(db)
    .select(['event_id as eventId', 'seq'])
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row ?? null;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return fromUtf8(bytes);
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
}
