import { badRequest, conflict, forbidden } from '../../kernel';
import { type LockedItem, lockItem } from './item';
import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import { mayVerify } from './possession';
import { type FoundIn, otherMustSeeWords, recordFound } from './missing';
import { lostRefusal } from './refuse-lost';
import { dueNow, endedCheckWords, findRepeated } from './repeated-inspection';

/** A person read the serial number on the item itself. */
export interface Inspection {
  verificationType: string;
  notes?: string;
  /** The count in which it was seen. */
  inventoryId?: string;
  /**
   * The count or succession in which a read by another person than the holder ends that the item is missing. Left out
   * where no read does, as in a count of what the actor holds.
   */
  finds?: FoundIn;
  /** When the device says that it was seen. It is kept as evidence, and never makes a check done. */
  deviceAt?: Date;
}

/** An inspection as it is stored. */
interface Seen {
  verificationType: string;
  notes: string | null;
  inventoryId: string | null;
  deviceAt: Date | null;
}

/** What an inspection came to. */
export interface Verified {
  /** Of the verification. */
  id: string;
  isNew: boolean;
}

/**
 * Records that the holder, who has the item, or an operator of the counter that stores it saw it, against the scheduled check that it answers. Said again for the same check,
 * with nothing new in the notes, it adds nothing.
 *
 * @returns the verification that holds now; `isNew` is false where it was recorded before.
 * @throws ApiError 404 for an item out of sight, 403 for anybody else, 409 for an item that is missing in a
 *   count or reported lost, and for one that was seen for a check that has ended; 400 without a type.
 */
export async function verify(work: UnitOfWork, itemId: string, inspection: Inspection): Promise<Verified> {
  const item = await lockItem(work, itemId);
  const { trx, actor, at } = work;
  if (!(await mayVerify(trx, item.id, actor.id, at))) {
    throw forbidden('Only the person to whom this item is assigned verifies it.');
  }
  if (item.missing_since) throw conflict(otherMustSeeWords(item));
  const lost = await lostRefusal(work, item);
  if (lost) throw conflict(lost);
  const ended = await endedCheckWords(work, item, inspection.deviceAt);
  if (ended) throw conflict(ended);
  const before = await findRepeated(work, item, inspection.notes?.trim() || null);
  const id = before?.id ?? (await recordSeen(work, item, inspection));
  return { id, isNew: before === undefined };
}

/** What an event VERIFICATION says of one. */
const verificationDetails = (id: string, due: Date | null, { verificationType, ...rest }: Seen) => ({
  result: 'verified',
  verificationId: id,
  verificationType,
  dueAt: due?.toISOString() ?? null,
  ...(rest.notes && { notes: rest.notes }),
  ...(rest.inventoryId && { inventoryId: rest.inventoryId }),
  ...(rest.deviceAt && { deviceAt: rest.deviceAt.toISOString() }),
});

/** @throws ApiError 400 without a type, 409 for a missing item that this read does not find. */
function readInspection(actorId: string, item: LockedItem, inspection: Inspection): Seen {
  const verificationType = inspection.verificationType.trim();
  if (!verificationType) throw badRequest('Say how the item was verified.');
  if (item.missing_since && (!inspection.finds || item.assigned_to_user_id === actorId)) {
    throw conflict(otherMustSeeWords(item));
  }
  const { inventoryId = null, deviceAt = null } = inspection;
  return { verificationType, notes: inspection.notes?.trim() || null, inventoryId, deviceAt };
}

/**
 * Records that the actor saw an item, which they have locked. Whether they may is for the caller to know: its
 * holder may, who has or stores it, and the counter of a count.
 *
 * A read of a missing item by another person than its holder finds it, where `finds` says so.
 *
 * @returns the verification's id.
 * @throws ApiError 400 without a type, 409 for a missing item that this read does not find.
 */
export async function recordSeen(
  work: UnitOfWork,
  item: LockedItem,
  inspection: Inspection,
): Promise<string> {
  const { trx, actor, at } = work;
  const seen = readInspection(actor.id, item, inspection);
  const { inventoryId } = seen;
  const [due, eventId] = [await dueNow(work, item), newEventId()];
  const { id } = await trx
    .insertInto('verification')
    .values({
      item_id: item.id,
      at,
      by_user_id: actor.id,
      type: seen.verificationType,
      due_at: due,
      notes: seen.notes,
      inventory_id: inventoryId,
      device_at: seen.deviceAt,
      event_id: eventId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  work.addAudience({ items: [item.id], inventories: inventoryId ? [inventoryId] : [] });
  await work.record('VERIFICATION', item, verificationDetails(id, due, seen), eventId);
  if (item.missing_since && inspection.finds) {
    await recordFound(work, item, { how: 'inventory', by: actor.id, ...inspection.finds });
  }
  return id;
}
