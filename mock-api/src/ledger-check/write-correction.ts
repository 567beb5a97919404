import type { CorrectionEventDto, Role } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type Viewer, visibleEvents } from '../access';
import { type EventRow, appendEventNow, ledgerEvents, lockAppends, readRow } from '../ledger';

const WRITES_CORRECTIONS: readonly Role[] = ['Supply Sergeant', 'Commander'];

/** @throws ApiError 409 where the newest correction of the event, of those that the person may read, says the same. */
async function requireNews(
  { trx, actor }: UnitOfWork,
  { originalSeq, reason }: { originalSeq: number; reason: string },
): Promise<void> {
  // Two that are sent at once come one after the other.
  await lockAppends(trx);
  const newest = await ledgerEvents(trx)
    .selectAll()
    .where('corrects_seq', '=', originalSeq)
    .where(visibleEvents(actor))
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (!newest || readRow(newest)?.details.reason !== reason) return;
  throw conflict(`Event #${newest.seq} corrects this event with the same reason already.`);
}

/**
 * Writes a correction: an event that points to another, which stays as it is. It stands in the
 * history of the same item.
 *
 * @returns the correction's event id.
 * @throws ApiError 403 by role, 400 without a reason, 404 where there is no such event that the person may read, 409 for
 *   the correction that was written last, once more.
 */
export async function writeCorrection(
  work: UnitOfWork,
  { originalEventId, reason }: { originalEventId: string; reason: string },
): Promise<string> {
  const { trx, actor, at, addAudience } = work;
  if (!WRITES_CORRECTIONS.includes(actor.role)) {
    throw forbidden('Only a Supply Sergeant or a Commander writes corrections.');
  }
  const written = reason.trim();
  if (!written) throw badRequest('A correction needs a reason.', { reason: 'A correction needs a reason.' });
  const original = await ledgerEvents(trx)
    .select(['seq', 'event_type', 'item_id'])
    .where('event_id', '=', originalEventId)
    .where(visibleEvents(actor))
    .executeTakeFirst();
  if (!original) throw notFound('The ledger has no such event.');

  await requireNews(work, { originalSeq: original.seq, reason: written });

  // A correction about no item is read as what its writer did.
  const { item_id: itemId } = original;
  const audience = itemId === null ? { people: [actor.id], leadersOf: [actor.unitId] } : { items: [itemId] };
  addAudience(audience);
  // The answer shows it with its place, and may be read in this very transaction.
  const { eventId } = await appendEventNow(trx, {
    type: 'CORRECTION',
    itemId: original.item_id,
    actor,
    at,
    details: {
      originalEventId,
      originalSeq: original.seq,
      originalEventType: original.event_type,
      reason: written,
    },
  });
  return eventId;
}

/** The corrections that the person may read, newest first. Of a damaged one the place is given. */
export async function listCorrections(db: Kysely<Database>, viewer: Viewer): Promise<CorrectionEventDto[]> {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('event_type', '=', 'CORRECTION')
    .where(visibleEvents(viewer))
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(toCorrection);
}

/** @throws ApiError 404 where there is no such correction. */
export async function findCorrection(db: Kysely<Database>, eventId: string): Promise<CorrectionEventDto> {
  const row = await ledgerEvents(db)
    .selectAll()
    .where('event_id', '=', eventId)
    .where('event_type', '=', 'CORRECTION')
    .executeTakeFirst();
  if (!row) throw notFound('The ledger has no such correction.');
  return toCorrection(row);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The place is the row's, never a number from the bytes. */
function toCorrection(row: EventRow): CorrectionEventDto {
  const event = readRow(row);
  const details = event?.details ?? {};
  return {
    ...(event ? {} : { damaged: true }),
    eventId: event?.eventId ?? '',
    originalEventId: text(details.originalEventId),
    correctionTimestamp: event?.ts ?? row.ts.toISOString(),
    correctingUserId: event?.actor.id ?? '',
    reason: text(details.reason),
    originalEventType: text(details.originalEventType),
    ledgerTransactionId: event?.eventId ?? null,
    ledgerSequenceNumber: row.seq,
  };
}
