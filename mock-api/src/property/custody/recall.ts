import { badRequest, forbidden } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson } from '../../access';
import { type LockedItem, lockItem } from './item';
import { requireOffClosing } from './on-closing';
import { type OpenedTransfer, openTransfer } from './open-transfer';
import type { UnitOfWork } from '../../unit-of-work';
import { type SupersededTransfer, recordSuperseded, supersedeOpen, tellSuperseded } from './supersede';

/** What the holder reads: who asks, why, and that an offer of theirs has ended. */
function recallWords(
  by: string,
  item: string,
  notes: string | null,
  ended: SupersededTransfer | null,
): string {
  const reason = notes?.trim() ? ` Reason: ${notes.trim()}` : '';
  const offer = ended && !ended.is_recall ? ` Your offer to ${ended.to} is cancelled.` : '';
  return `${by} asks for ${item} back.${offer}${reason}`;
}

/** Tells everybody whose screens change, the holder, and the other party of a transfer that the recall ended. */
async function tell(work: UnitOfWork, message: string, transfer: OpenedRecall): Promise<void> {
  const { id, itemId, holderId, superseded } = transfer;
  work.addAudience({ items: [itemId] });
  const tellHolder = () =>
    work.notify([holderId], {
      type: 'transfer-request',
      title: 'Recall requested',
      message,
      action: { label: 'Review', path: `/transfers/${id}` },
    });
  if (!superseded) return tellHolder();
  // In one order of people, as notifications are always locked.
  const tellOther = () => tellSuperseded(work, superseded);
  const inOrder = holderId < superseded.to_user_id ? [tellHolder, tellOther] : [tellOther, tellHolder];
  for (const tellOne of inOrder) await tellOne();
}

interface OpenedRecall extends OpenedTransfer {
  itemId: string;
  holderId: string;
  superseded: SupersededTransfer | null;
}

/** Opens the recall in place of the transfer that stood in its way. */
async function openRecall(
  work: UnitOfWork,
  item: LockedItem,
  holderId: string,
  notes: string | null,
): Promise<OpenedRecall> {
  const superseded = await supersedeOpen(work, item);
  const opened = await openTransfer(work, item, {
    fromUserId: holderId,
    toUserId: work.actor.id,
    includeComponents: true,
    isRecall: true,
    notes,
  });
  if (superseded) {
    const ended = work.trx.updateTable('transfer').where('id', '=', superseded.id);
    await ended.set({ superseded_by: opened.id }).execute();
  }
  return { ...opened, itemId: item.id, holderId, superseded };
}

/**
 * A person up the chain asks the holder to give an item back: a transfer from the holder to them, which
 * they approve once they have the item in hand. It supersedes an open offer below, in the same transaction.
 *
 * @returns the transfer's id.
 * @throws ApiError 404 out of sight, 400 where the actor holds it, 403 where they did not sign it down,
 *   409 where the open transfer is an offer to the actor, or a recall by them or from above them.
 */
export async function recall(work: UnitOfWork, itemId: string, notes: string | null): Promise<string> {
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
  if (!signed || !holder) throw forbidden('Only a person who signed this item down may recall it.');

  await requireOffClosing(trx, item);

  const opened = await openRecall(work, item, holder.id, notes);
  const { id: transferId, superseded } = opened;
  await tell(work, recallWords(actor.name, itemWords(item), notes, superseded), opened);
  if (superseded) await recordSuperseded(work, superseded, transferId);
  const details = {
    transferId,
    fromUserId: holder.id,
    toUserId: actor.id,
    from: holder.name,
    to: actor.name,
    ...(superseded && { supersedes: superseded.id }),
    ...opened.record,
  };
  await work.record('RECALL REQUESTED', item, details, opened.eventId);
  return transferId;
}
