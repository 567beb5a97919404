import type { TransferRequestDto, CreateTransferDto } from '@hand-receipt/contracts';
import { conflict, notFound } from '../../kernel';
import { lockItem } from '../custody/item';
import { offer } from '../custody/offer';
import type { UnitOfWork } from '../../unit-of-work';
import { requestAudience } from './eligible-responders';
import { findRequest } from './load-requests';

type End = { status: 'Offered'; transfer_id: string } | { status: 'Declined'; reason: string | null };

async function requireAsk(work: UnitOfWork, id: string, as: 'asker' | 'holder') {
  const found = await findRequest(work.trx, work.actor, id, as);
  if (!found) throw notFound('There is no such request.');
  return found;
}

/** Ends an open ask, once. @throws ApiError 409 where it has ended. */
async function end({ trx, at }: UnitOfWork, askId: string, how: End): Promise<void> {
  const ended = await trx
    .updateTable('transfer_ask')
    .set({ ...how, ended_at: at })
    .where('id', '=', askId)
    .where('status', '=', 'Sent')
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw conflict('This request was answered or withdrawn already.');
}

/** An ask for an item that the actor gives away, with the item locked: only its holder answers. */
async function lockAsked(
  work: UnitOfWork,
  askId: string,
): Promise<{ askerId: string; itemId: string; serial: string }> {
  const { property } = await requireAsk(work, askId, 'holder');
  await lockItem(work, property?.id ?? '');
  // Read again under the lock: he may have handed it over meanwhile.
  const { from_user, serial_number: serial } = await requireAsk(work, askId, 'holder');
  return { askerId: from_user.id, itemId: property?.id ?? '', serial };
}

/**
 * The holder offers the item to the requester.
 *
 * @returns the transfer's id.
 * @throws ApiError 404 where the actor does not give this item away, 409 where the request has ended, else as `offer`.
 */
export async function offerForRequest(
  work: UnitOfWork,
  askId: string,
  terms: Omit<CreateTransferDto, 'propertyId' | 'toUserId'>,
): Promise<string> {
  const { askerId, itemId } = await lockAsked(work, askId);
  const transferId = await offer(work, { ...terms, propertyId: itemId, toUserId: askerId });
  await end(work, askId, { status: 'Offered', transfer_id: transferId });
  return transferId;
}

/**
 * The holder keeps the item. The asker is told only where he may see it.
 *
 * @throws ApiError 404 where the actor does not give this item away, 409 where the request has ended.
 */
export async function declineRequest(work: UnitOfWork, askId: string, reason: string | null): Promise<void> {
  const { askerId, serial } = await lockAsked(work, askId);
  await end(work, askId, { status: 'Declined', reason: reason?.trim() || null });
  work.addAudience(await requestAudience(work.trx, askerId, serial));
}

/**
 * The asker does not want it any more; what was declined goes from his list too.
 *
 * @throws ApiError 404 for anybody else's, 409 where it was offered or withdrawn already.
 */
export async function withdrawRequest(work: UnitOfWork, askId: string): Promise<TransferRequestDto> {
  const found = await requireAsk(work, askId, 'asker');
  const ended = await work.trx
    .updateTable('transfer_ask')
    .set({ status: 'Withdrawn', ended_at: work.at })
    .where('id', '=', askId)
    .where('status', 'in', ['Sent', 'Declined'])
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw conflict('This request was answered or withdrawn already.');
  work.addAudience(await requestAudience(work.trx, work.actor.id, found.serial_number));
  return { ...found, state: 'Withdrawn', reason: null };
}
