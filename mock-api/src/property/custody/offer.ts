import type { CreateTransferDto } from '@hand-receipt/contracts';
import { badRequest, forbidden, notFound } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson } from '../../access';
import { keepsBookOf, lockItem } from './item';
import { requireNotFrozen } from './frozen';
import { requireOffClosing } from './on-closing';
import { openTransfer } from './open-transfer';
import type { UnitOfWork } from '../../unit-of-work';
import { assertNotLost } from './assert-not-lost';

/**
 * The holder offers an item to another person. A person who keeps the property book offers an item that has no holder.
 *
 * @param requestId of the request of several items that this is a line of.
 * @returns the transfer's id.
 * @throws ApiError 404 for an item out of sight or an unknown recipient, 403 where the actor does not
 *   hold it, 400 for the actor or an inactive recipient, 409 for an item that is lost or offered already.
 */
export async function offer(
  work: UnitOfWork,
  request: CreateTransferDto,
  requestId: string | null = null,
): Promise<string> {
  const { trx, actor } = work;
  // Locked, and before the item as deactivating them does: they stay active until the offer stands.
  const recipient = await findPerson(trx, request.toUserId, { lock: true });
  const item = await lockItem(work, request.propertyId);
  const holderId = item.assigned_to_user_id;
  if (holderId === null ? !(await keepsBookOf(work, item.id)) : holderId !== actor.id) {
    const holder = holderId === null ? null : await findPerson(trx, holderId);
    throw forbidden(
      `Only its holder may offer an item; ${holder?.name ?? 'the property book'} holds this one.`,
    );
  }
  if (request.toUserId === holderId) throw badRequest('You already hold this item.');
  if (request.toUserId === actor.id)
    throw badRequest('Offer an item of the property book to another person.');
  if (!recipient) throw notFound('The recipient is not known.');
  if (recipient.status !== 'Active')
    throw badRequest(`${recipient.name} has no active account to sign with.`);

  assertNotLost(item);
  await requireOffClosing(trx, item);
  await requireNotFrozen(trx, item.id, recipient.id);

  const notes = request.notes ?? null;
  const opened = await openTransfer(work, item, {
    fromUserId: actor.id,
    toUserId: recipient.id,
    includeComponents: request.includeComponents ?? false,
    mounted: request.mounted ?? null,
    isRecall: false,
    requestId,
    notes,
  });
  const transferId = opened.id;

  work.addAudience({ items: [item.id] });
  await work.notify([recipient.id], {
    type: 'transfer-request',
    title: 'Transfer request',
    message: `${actor.name} wants to transfer ${itemWords(item)} to you.${notes?.trim() ? ` Reason: ${notes.trim()}` : ''}`,
    action: { label: 'Review', path: `/transfers/${transferId}` },
  });
  const parties = {
    fromUserId: actor.id,
    toUserId: recipient.id,
    from: actor.name,
    to: recipient.name,
  };
  await work.record('TRANSFER REQUESTED', item, { transferId, ...parties, ...opened.record }, opened.eventId);
  return transferId;
}
