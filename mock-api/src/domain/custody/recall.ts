import { badRequest, forbidden } from '../../errors';
import { itemWords } from '../notifications/words';
import { findPerson } from '../property/person';
import { lockItem } from './item';
import { openTransfer } from './open-transfer';
import { record } from './record';
import type { Work } from './work';

/**
 * Somebody up the chain asks the holder to give an item back: a transfer from the holder to him, which
 * he approves once he has the item in hand.
 *
 * @returns the transfer's id.
 * @throws ApiError 404 out of sight, 400 where he holds it himself, 403 where he did not sign it down,
 *   409 where a transfer is open.
 */
export async function recall(work: Work, itemId: string, notes: string | null): Promise<string> {
  const { trx, actor } = work;
  const item = await lockItem(work, itemId);
  const holderId = item.assigned_to_user_id;
  if (holderId === actor.id) throw badRequest('You already hold this item.');
  const signed = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', itemId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const holder = holderId === null ? undefined : await findPerson(trx, holderId);
  if (!signed || !holder) throw forbidden('Only somebody who signed this item down may recall it.');

  const transferId = await openTransfer(work, item, {
    fromUserId: holder.id,
    toUserId: actor.id,
    includeComponents: true,
    isRecall: true,
    notes,
  });

  await work.publish({ roots: ['property', 'transfers', 'dashboard', 'ledger'] });
  await work.publish({
    userIds: [holder.id],
    roots: ['transfers'],
    notification: {
      type: 'transfer-request',
      title: 'Recall requested',
      message: `${actor.name} asks for ${itemWords(item)} back.${notes?.trim() ? ` Reason: ${notes.trim()}` : ''}`,
      action: { label: 'Review', path: `/transfers/${transferId}` },
    },
  });
  await record(work, 'RECALL REQUESTED', item, {
    transferId,
    fromUserId: holder.id,
    toUserId: actor.id,
    from: holder.name,
    to: actor.name,
  });
  return transferId;
}
