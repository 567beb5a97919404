import type { Json } from '@hand-receipt/ledger';
import { appendEvent } from '../ledger';
import { itemWords } from '../live';
import {
  endArrivedRequests,
  endTransfer,
  findTransfer,
  itemOf,
  listComponents,
  moveCustody,
  releaseToBook,
  reopenedWords,
  transferDetails,
  transferRecord,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { readChainBelow } from './chain-below';
import type { LineItem } from './list-lines';
import type { Taker } from './plan-return';

interface Back {
  item: LineItem;
  holder: { id: string; name: string };
  /** Who brought it back. */
  from: { id: string };
  taker: Taker;
  handoverId: string;
  requestId: string;
  /** Of the event of the transfer. */
  eventId: string;
  /** What all events of the return say. */
  more: Record<string, Json>;
}

/**
 * The open transfer of an item that comes back. A recall by who takes it is answered by that; whatever else was open has
 * ended, and its people are told.
 *
 * @returns the id of the recall; null where there is none.
 */
async function endOpen(work: UnitOfWork, { item, taker }: Back): Promise<string | null> {
  const open = await work.trx
    .selectFrom('transfer')
    .select(['id', 'is_recall', 'to_user_id'])
    .where('item_id', '=', item.id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (!open) return null;
  if (open.is_recall && open.to_user_id === taker.id) return open.id;
  const transfer = await findTransfer({ ...work, actor: { ...work.actor, id: open.to_user_id } }, open.id);
  const ended = await endTransfer(work, open.id, { status: 'Cancelled' });
  if (!ended) return null;
  await work.notify([transfer.to_user_id], {
    type: 'info',
    title: 'Transfer ended',
    message: `${itemWords(item)} was taken back at a counter and is with ${taker.name} now, which ended ${open.id}.${reopenedWords(ended.reopenedRequest)}`,
    action: { label: 'View', path: `/transfers/${open.id}` },
  });
  const details = { ...transferDetails(transfer), reason: 'Returned at a counter', ...ended.record };
  await work.record('TRANSFER CANCELLED', itemOf(transfer), details, ended.eventId);
  return null;
}

/** The row of the transfer: the recall that it answers, or one that is opened and approved in one moment. */
async function approve(work: UnitOfWork, back: Back, recallId: string | null) {
  const { trx, at } = work;
  const { item, holder, taker, handoverId, requestId, eventId } = back;
  if (taker.id === null) return null;
  if (recallId !== null) {
    return trx
      .updateTable('transfer')
      .set({ status: 'Approved', resolved_at: at, event_id: eventId, handover_id: handoverId })
      .where('id', '=', recallId)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return trx
    .insertInto('transfer')
    .values({
      item_id: item.id,
      from_user_id: holder.id,
      to_user_id: taker.id,
      status: 'Approved',
      include_components: false,
      is_recall: false,
      notes: null,
      requested_at: at,
      resolved_at: at,
      request_id: requestId,
      handover_id: handoverId,
      event_id: eventId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whose hand receipt the item leaves besides that of who brought it: its holder, and everybody up to who takes it. */
const readReleased = async ({ trx }: UnitOfWork, { item, from, taker }: Back): Promise<string[]> =>
  (await readChainBelow(trx, item.id, taker.id)).filter((id) => id !== from.id);

/**
 * Custody of an item that comes back goes to who gave it, with the event of a transfer.
 *
 * @returns the id of the transfer; null where it went to the property book.
 */
export async function takeCustodyBack(work: UnitOfWork, back: Back): Promise<string | null> {
  const { trx, at, actor } = work;
  const { item, holder, taker } = back;
  const { eventId } = back;
  const transfer = await approve(work, back, await endOpen(work, back));
  const released = await readReleased(work, back);
  if (taker.id === null) await releaseToBook(work, item.id, holder.id);
  else {
    const move = { fromUserId: holder.id, toUserId: taker.id, location: null, isSignOver: false };
    await moveCustody(work, item.id, move);
    if (transfer) {
      const { fromUserId, toUserId } = move;
      await endArrivedRequests(work, { itemId: item.id, fromUserId, toUserId, transferId: transfer.id });
    }
  }
  const components = (await listComponents(trx, [item.id])).get(item.id) ?? [];
  await appendEvent(trx, {
    type: 'TRANSFER APPROVED',
    itemId: item.id,
    actor,
    at,
    eventId,
    details: {
      name: item.name,
      serialNumber: item.serial_number,
      ...(transfer && { transferId: transfer.id }),
      fromUserId: holder.id,
      toUserId: taker.id,
      from: holder.name,
      to: taker.name,
      includeComponents: false,
      location: null,
      components,
      ...back.more,
      ...(transfer && transferRecord(transfer)),
    },
  });
  // In one order of people, as notifications are always locked.
  await work.notify(released.sort(), {
    type: 'transfer-approved',
    title: 'Taken off your hand receipt',
    message: `${actor.name} took ${itemWords(item)} back at a counter. It is on the hand receipt of ${taker.name} now.`,
    action: { label: 'View', path: `/property-book/${item.id}` },
  });
  return transfer?.id ?? null;
}
