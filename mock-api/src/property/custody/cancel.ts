import { forbidden } from '../../kernel';
import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { reopenedWords } from '../transfers/reopen-request';
import { type FoundTransfer, findTransfer, itemOf, resolve, respondersOf, transferDetails } from './transfer';

/** Tells who was asked to answer: the holder of a recalled item; of an offer the recipient, or who had to agree first. */
async function notifyRespondersOfCancellation(
  work: UnitOfWork,
  transfer: FoundTransfer,
  requestId: string | null,
): Promise<void> {
  const { name } = work.actor;
  const action = { label: 'View', path: `/transfers/${transfer.id}` };
  if (transfer.is_recall) {
    return work.notify([transfer.from_user_id], {
      type: 'info',
      title: 'Recall withdrawn',
      message: `${name} withdrew the recall of ${itemWords(transfer)}. You keep the item.`,
      action,
    });
  }
  const asked = respondersOf(transfer, requestId);
  // In one order of people, as notifications are always locked.
  for (const { userId, reopenedRequest } of asked.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await work.notify([userId], {
      type: 'info',
      title: 'Offer withdrawn',
      message: `${name} withdrew the offer of ${itemWords(transfer)}.${reopenedWords(reopenedRequest)}`,
      action,
    });
  }
}

/**
 * Cancels a pending transfer for the person who opened it: the sender of an offer, or the person who recalled the item.
 * Who was asked is told, and a request that the offer answered is open again.
 *
 * @throws ApiError 404 out of sight, 403 for anybody else, 409 where it has ended.
 */
export async function cancel(work: UnitOfWork, transferId: string): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  const opener = transfer.is_recall
    ? { id: transfer.to_user_id, name: transfer.to }
    : { id: transfer.from_user_id, name: transfer.from };
  if (opener.id !== actor.id) throw forbidden(`Only ${opener.name}, who opened this transfer, cancels it.`);
  const ended = await resolve(work, transfer, { status: 'Cancelled' });
  work.addAudience({ items: [transfer.item_id] });
  await notifyRespondersOfCancellation(work, transfer, ended.reopenedRequest);
  const details = { ...transferDetails(transfer), ...ended.record };
  await work.record('TRANSFER CANCELLED', itemOf(transfer), details, ended.eventId);
}
