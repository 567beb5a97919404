import type { CorrectionEventDto, Role } from '@hand-receipt/contracts';
import { type EventBody, tryReadEvent } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, badRequest, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type Viewer, visibleEvents } from '../access';
import { appendEventNow } from '../ledger';

const WRITES_CORRECTIONS: readonly Role[] = ['Supply Sergeant', 'Commander'];

/**
 * Writes a correction: an event that points to another, which stays as it is. It stands in the
 * history of the same item.
 *
 * @returns the correction's event id.
 * @throws ApiError 403 by role, 400 without a reason, 404 where there is no such event that the person may read.
 */
export async function writeCorrection(
  { trx, actor, at, addAudience }: UnitOfWork,
  { originalEventId, reason }: { originalEventId: string; reason: string },
): Promise<string> {
  if (!WRITES_CORRECTIONS.includes(actor.role)) {
    throw forbidden('Only a Supply Sergeant or a Commander writes corrections.');
  }
  const written = reason.trim();
  if (!written) throw badRequest('A correction needs a reason.', { reason: 'A correction needs a reason.' });
  const original = await trx
    .selectFrom('ledger_event')
    .select(['seq', 'event_type', 'item_id'])
    .where('event_id', '=', originalEventId)
    .where(visibleEvents(actor))
    .executeTakeFirst();
  if (!original) throw notFound('The ledger has no such event.');

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

/** The corrections that the person may read, newest first. */
export async function listCorrections(db: Kysely<Database>, viewer: Viewer): Promise<CorrectionEventDto[]> {
  const rows = await db
    .selectFrom('ledger_event')
    .select('body')
    .where('event_type', '=', 'CORRECTION')
    .where(visibleEvents(viewer))
    .orderBy('seq', 'desc')
    .execute();
  return rows.flatMap(({ body }) => {
    const event = tryReadEvent(body);
    return event ? [toCorrection(event)] : [];
  });
}

/** @throws ApiError 404 where there is no such correction. */
export async function findCorrection(db: Kysely<Database>, eventId: string): Promise<CorrectionEventDto> {
  const row = await db
    .selectFrom('ledger_event')
    .select('body')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  const event = row && tryReadEvent(row.body);
  if (event?.type !== 'CORRECTION') throw notFound('The ledger has no such correction.');
  return toCorrection(event);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const toCorrection = ({ eventId, ts, actor, details, seq }: EventBody): CorrectionEventDto => ({
  eventId,
  originalEventId: text(details.originalEventId),
  correctionTimestamp: ts,
  correctingUserId: actor.id,
  reason: text(details.reason),
  originalEventType: text(details.originalEventType),
  ledgerTransactionId: eventId,
  ledgerSequenceNumber: seq,
});
