import { forbidden } from '../../kernel';
import { type Work, record } from '../../unit-of-work';
import { findTransfer, itemOf, resolve, transferDetails } from './transfer';

/**
 * Whoever opened a transfer takes it back while nobody has answered: the sender his offer, the recaller
 * his recall.
 *
 * @throws ApiError 404 out of sight, 403 for anybody else, 409 where it has ended.
 */
export async function cancel(work: Work, transferId: string): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  const opener = transfer.is_recall
    ? { id: transfer.to_user_id, name: transfer.to }
    : { id: transfer.from_user_id, name: transfer.from };
  if (opener.id !== actor.id) throw forbidden(`Only ${opener.name}, who opened this transfer, cancels it.`);
  await resolve(work, transfer, { status: 'Cancelled' });

  await work.publish({
    audience: { items: [transfer.item_id] },
    roots: ['property', 'transfers', 'dashboard', 'ledger'],
  });
  await record(work, 'TRANSFER CANCELLED', itemOf(transfer), transferDetails(transfer));
}
