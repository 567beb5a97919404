import { itemWords } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import { findTransfer, itemOf, requireConsent, requireRecipient, resolve, transferDetails } from './transfer';

/** What a rejection without a reason says (product.md, section 4). */
const DEFAULT_REASON = 'Rejected by recipient';

/**
 * The recipient refuses the item; the holder keeps it.
 *
 * @throws ApiError 404 out of sight, 403 for anybody but the recipient, 409 where it has ended.
 */
export async function reject(work: UnitOfWork, transferId: string, reason: string | null): Promise<void> {
  const { actor } = work;
  const transfer = await findTransfer(work, transferId);
  requireRecipient(work, transfer);
  if (transfer.status === 'Pending') requireConsent(transfer);
  const notes = reason?.trim() || DEFAULT_REASON;
  const ended = await resolve(work, transfer, { status: 'Rejected', notes });

  work.addAudience({ items: [transfer.item_id] });
  await work.notify([transfer.from_user_id], {
    type: 'transfer-rejected',
    title: 'Transfer rejected',
    message: `${actor.name} rejected ${itemWords(transfer)}. ${notes}`,
    action: { label: 'View', path: `/transfers/${transferId}` },
  });
  const details = { ...transferDetails(transfer), notes, ...ended.record };
  await work.record('TRANSFER REJECTED', itemOf(transfer), details, ended.eventId);
}
