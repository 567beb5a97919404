import type { PropertyStatus } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden } from '../../kernel';
import { readPropertyStatus } from '../status';
import { type LockedItem, lockItem, mayChange } from './item';
import { hasItem } from './possession';
import type { UnitOfWork } from '../../unit-of-work';

/** What a report of a loss must say. */
export const LOSS_WITHOUT_FACTS = 'Say when and where it was last seen, and what happened.';

/** The open loss case of an item; undefined where it has none. */
export const findOpenCase = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('loss_case_item')
    .select(['case_id as id', 'found_by'])
    .where('item_id', '=', itemId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** @throws ApiError 409 for an item that is in an open loss case: the case ends it. */
async function requireNoOpenCase(
  work: UnitOfWork,
  item: { id: string; serial_number: string },
): Promise<void> {
  const open = await findOpenCase(work, item.id);
  if (open) throw conflict(`Loss case ${open.id} is open on ${item.serial_number}. Close the case first.`);
}

/**
 * Locks an item whose status the actor may change.
 *
 * @throws ApiError 404 out of sight, 403 for people who neither signed for it nor have it.
 */
export async function lockForStatus(work: UnitOfWork, itemId: string): Promise<LockedItem> {
  const item = await lockItem(work, itemId);
  if (!(await mayChange(work, itemId)) && !(await hasItem(work.trx, itemId, work.actor.id))) {
    throw forbidden('Only people who signed for this item, or keep the property book, change its status.');
  }
  return item;
}

/** Writes the status of an item that is locked; the one that it has already changes nothing and leaves no event. */
export async function writeStatus(
  work: UnitOfWork,
  item: LockedItem,
  newStatus: PropertyStatus,
  reason?: string | null,
): Promise<void> {
  const previousStatus = item.current_status;
  if (previousStatus === newStatus) return;
  await work.trx
    .updateTable('property')
    .set({ current_status: newStatus })
    .where('id', '=', item.id)
    .execute();
  work.addAudience({ items: [item.id] });
  await work.record('STATUS CHANGE', item, {
    previousStatus,
    newStatus,
    ...(reason?.trim() && { reason: reason.trim() }),
  });
}

/** A status that is not Lost: that one is reported with facts, which open a loss case. @throws ApiError 400 */
function readOtherStatus(word: string): PropertyStatus {
  const status = readPropertyStatus(word);
  if (!status) throw badRequest(`'${word}' is not a status of an item.`);
  if (status === 'Lost') throw badRequest(LOSS_WITHOUT_FACTS, { loss: LOSS_WITHOUT_FACTS });
  return status;
}

/**
 * Changes the status of an item; the status it has already changes nothing and leaves no event.
 *
 * @param word read without regard to case.
 * @param reason stands in the event.
 * @throws ApiError 400 for a word that is no status, and for Lost; 404 out of sight; 403 for people who neither signed for it
 *   nor have it; 409 while a loss case is open on it.
 */
export async function changeStatus(
  work: UnitOfWork,
  itemId: string,
  word: string,
  reason?: string | null,
): Promise<void> {
  const newStatus = readOtherStatus(word);
  const item = await lockForStatus(work, itemId);
  await requireNoOpenCase(work, item);
  await writeStatus(work, item, newStatus, reason);
}
