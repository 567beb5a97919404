import { forbidden } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { findTransfer, itemOf, resolve, transferDetails } from './transfer';

/**
 * Cancels a pending transfer for the person who opened it: the sender of an offer, or the person who recalled the item.
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
  const details = { ...transferDetails(transfer), ...ended.record };
  await work.record('TRANSFER CANCELLED', itemOf(transfer), details, ended.eventId);
}
