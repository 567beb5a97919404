import { badRequest, forbidden } from '../../kernel';
import { readPropertyStatus } from '../status';
import { type LockedItem, lockItem, mayChange } from './item';
import { itemWords } from '../../live';
import { hasItem, peopleWith } from './possession';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * Changes the status of an item; the status it has already changes nothing and leaves no event.
 *
 * @param word read without regard to case.
 * @param reason stands in the event.
 * @throws ApiError 400 for a word that is no status, 404 out of sight, 403 for people who neither signed for it nor have it.
 */
export async function changeStatus(
  work: UnitOfWork,
  itemId: string,
  word: string,
  reason?: string | null,
): Promise<void> {
  const { trx } = work;
  const newStatus = readPropertyStatus(word);
  if (!newStatus) throw badRequest(`'${word}' is not a status of an item.`);
  const item = await lockItem(work, itemId);
  const previousStatus = item.current_status;
  if (!(await mayChange(work, itemId)) && !(await hasItem(trx, itemId, work.actor.id))) {
    throw forbidden('Only people who signed for this item, or keep the property book, change its status.');
  }
  if (previousStatus === newStatus) return;

  await trx.updateTable('property').set({ current_status: newStatus }).where('id', '=', itemId).execute();
  work.addAudience({ items: [itemId] });
  await work.record('STATUS CHANGE', item, {
    previousStatus,
    newStatus,
    ...(reason?.trim() && { reason: reason.trim() }),
  });
  if (newStatus === 'Lost') await tellOfLoss(work, item);
}

/** The holder and the operators of the counter learn at once that an item which is out was reported lost. */
async function tellOfLoss(work: UnitOfWork, item: LockedItem): Promise<void> {
  const { actor, trx, at } = work;
  const told = (await peopleWith(trx, item, at)).filter((id) => id !== actor.id);
  if (told.length === 0) return;
  await work.notify(told, {
    type: 'critical',
    title: 'Reported lost',
    message: `${actor.name} reported ${itemWords(item)} lost.`,
    action: { label: 'View', path: `/property-book/${item.id}` },
  });
}
