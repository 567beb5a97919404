import { badRequest, forbidden, localDay } from '../../kernel';
import { itemWords } from '../../live';
import { dayWords } from '../day-words';
import { findPerson } from '../../access';
import { type LockedItem, lockItem } from './item';
import { requireNotFrozen } from './frozen';
import { refuseLost } from './refuse-lost';
import { requireOffClosing } from './on-closing';
import { openTransfer } from './open-transfer';
import type { UnitOfWork } from '../../unit-of-work';
import { requireNotWaiting } from './waiting';
import {
  type SupersededTransfer,
  recordSuperseded,
  sendInOrder,
  supersedeOpen,
  supersededNotifications,
} from './supersede';

/** What the person who recalls says with it. */
export interface RecallTerms {
  notes?: string | null;
  /** The day by which the item is asked back, YYYY-MM-DD. */
  dueOn?: string | null;
  /** The request of several items that it is a line of, by the id of the holder. */
  requestOf?: (holderId: string) => Promise<string>;
}

/** A recall that was opened. Its notifications are not sent yet. */
export interface OpenedRecall {
  transferId: string;
  item: { id: string; name: string; serial_number: string };
  holder: { id: string; name: string };
  superseded: SupersededTransfer | null;
}

/** ' Due 03DEC2026. Reason: Range week', as far as the person said. */
export function termWords({ notes, dueOn }: RecallTerms): string {
  const due = dueOn ? ` Due ${dayWords(dueOn)}.` : '';
  return `${due}${notes?.trim() ? ` Reason: ${notes.trim()}` : ''}`;
}

/** Tells everybody whose screens change, the holder, and the other party of a transfer that the recall ended. */
async function notifyPartiesOfRecall(
  work: UnitOfWork,
  { transferId, item, holder, superseded }: OpenedRecall,
  terms: RecallTerms,
): Promise<void> {
  const offer = superseded && !superseded.is_recall ? ` Your offer to ${superseded.to} is cancelled.` : '';
  const toHolder = () =>
    work.notify([holder.id], {
      type: 'transfer-request',
      title: 'Recall requested',
      message: `${work.actor.name} asks for ${itemWords(item)} back.${offer}${termWords(terms)}`,
      action: { label: 'Review', path: `/transfers/${transferId}` },
    });
  await sendInOrder([
    { userId: holder.id, send: toHolder },
    ...supersededNotifications(work, superseded ? [superseded] : []),
  ]);
}

/** Opens the recall in place of the transfer that stood in its way. */
async function openInPlace(work: UnitOfWork, item: LockedItem, holderId: string, terms: RecallTerms) {
  const superseded = await supersedeOpen(work, item);
  const opened = await openTransfer(work, item, {
    fromUserId: holderId,
    toUserId: work.actor.id,
    includeComponents: true,
    isRecall: true,
    notes: terms.notes ?? null,
    dueOn: terms.dueOn ?? null,
    requestId: (await terms.requestOf?.(holderId)) ?? null,
  });
  if (superseded) {
    const ended = work.trx.updateTable('transfer').where('id', '=', superseded.id);
    await ended.set({ superseded_by: opened.id }).execute();
  }
  return { opened, superseded };
}

/** @throws ApiError 400 where the actor holds it, 403 where they did not sign it down. */
async function requireSignedDown({ trx, actor }: UnitOfWork, item: LockedItem) {
  const holderId = item.assigned_to_user_id;
  if (holderId === actor.id) throw badRequest('You already hold this item.');
  const signed = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', item.id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const holder = holderId === null ? undefined : await findPerson(trx, holderId);
  if (!signed || !holder) throw forbidden('Only a person who signed this item down may recall it.');
  return holder;
}

/**
 * A person up the chain asks the holder to give an item back: a transfer from the holder to them, which
 * they approve once they have the item in hand. It supersedes an open offer below, in the same transaction.
 *
 * @param notify sends the notifications, before the ledger is written.
 * @throws ApiError 404 out of sight, 400 where the actor holds it, 403 where they did not sign it down,
 *   409 where it is lost, missing in a count or waits for a signature, or the open transfer is an offer to the actor, or a recall by them or from above them.
 */
export async function openRecall(
  work: UnitOfWork,
  itemId: string,
  terms: RecallTerms,
  notify: (recall: OpenedRecall) => Promise<void>,
): Promise<OpenedRecall> {
  const { trx, actor, at } = work;
  if (terms.dueOn && terms.dueOn < localDay(at)) throw badRequest('The due date is in the past.');
  const item = await lockItem(work, itemId);
  const holder = await requireSignedDown(work, item);
  await requireNotWaiting(work, [item]);
  await requireOffClosing(trx, item);
  refuseLost(item);
  await requireNotFrozen(trx, item.id);

  const { opened, superseded } = await openInPlace(work, item, holder.id, terms);
  const recalled = { transferId: opened.id, item, holder, superseded };
  work.addAudience({ items: [itemId] });
  await notify(recalled);
  if (superseded) await recordSuperseded(work, superseded, opened.id);
  const details = {
    transferId: opened.id,
    fromUserId: holder.id,
    toUserId: actor.id,
    from: holder.name,
    to: actor.name,
    ...(terms.dueOn && { dueAt: terms.dueOn }),
    ...(superseded && { supersedes: superseded.id }),
    ...opened.record,
  };
  await work.record('RECALL REQUESTED', item, details, opened.eventId);
  return recalled;
}

/** Recalls one item as `openRecall` does, and tells the holder and whose transfer it ended. */
export const recall = (work: UnitOfWork, itemId: string, terms: RecallTerms = {}): Promise<OpenedRecall> =>
  openRecall(work, itemId, terms, (recalled) => notifyPartiesOfRecall(work, recalled, terms));
