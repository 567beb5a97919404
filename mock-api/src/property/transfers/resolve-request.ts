import type { TransferRequestDto, CreateTransferDto } from '@hand-receipt/contracts';
import { conflict, notFound } from '../../kernel';
import { lockItem } from '../custody/item';
import { offer } from '../custody/offer';
import type { UnitOfWork } from '../../unit-of-work';
import { requestAudience } from './eligible-responders';
import { findRequest } from './load-requests';

type End = { status: 'Offered'; transfer_id: string } | { status: 'Declined'; reason: string | null };

async function requireRequest(work: UnitOfWork, id: string, as: 'requester' | 'holder') {
  const found = await findRequest(work.trx, work.actor, id, as);
  if (!found) throw notFound('There is no such request.');
  return found;
}

/** Ends an open request, once. @throws ApiError 409 where it has ended. */
async function end({ trx, at }: UnitOfWork, requestId: string, how: End): Promise<void> {
  const ended = await trx
    .updateTable('transfer_request')
    .set({ ...how, ended_at: at })
    .where('id', '=', requestId)
    .where('status', '=', 'Sent')
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw conflict('This request was answered or withdrawn already.');
}

/** A request for an item of the actor, who is its holder, with the item locked. */
async function lockRequest(
  work: UnitOfWork,
  requestId: string,
): Promise<{ requesterId: string; itemId: string; serial: string }> {
  const { property } = await requireRequest(work, requestId, 'holder');
  await lockItem(work, property?.id ?? '');
  // Read again under the lock: the item may have a new holder by now.
  const { from_user, serial_number: serial } = await requireRequest(work, requestId, 'holder');
  return { requesterId: from_user.id, itemId: property?.id ?? '', serial };
}

/**
 * The holder offers the item to the requester.
 *
 * @returns the transfer's id.
 * @throws ApiError 404 where the actor does not give this item away, 409 where the request has ended, else as `offer`.
 */
export async function offerForRequest(
  work: UnitOfWork,
  requestId: string,
  terms: Omit<CreateTransferDto, 'propertyId' | 'toUserId'>,
): Promise<string> {
  const { requesterId, itemId } = await lockRequest(work, requestId);
  const transferId = await offer(work, { ...terms, propertyId: itemId, toUserId: requesterId });
  await end(work, requestId, { status: 'Offered', transfer_id: transferId });
  return transferId;
}

/**
 * The holder keeps the item. The requester is told only if they may see it.
 *
 * @throws ApiError 404 where the actor does not give this item away, 409 where the request has ended.
 */
export async function declineRequest(
  work: UnitOfWork,
  requestId: string,
  reason: string | null,
): Promise<void> {
  const { requesterId, serial } = await lockRequest(work, requestId);
  await end(work, requestId, { status: 'Declined', reason: reason?.trim() || null });
  work.addAudience(await requestAudience(work.trx, requesterId, serial));
}

/**
 * The requester no longer wants the item. A declined request leaves their list too.
 *
 * @throws ApiError 404 for anybody else's, 409 where it was offered or withdrawn already.
 */
export async function withdrawRequest(work: UnitOfWork, requestId: string): Promise<TransferRequestDto> {
  const found = await requireRequest(work, requestId, 'requester');
  const ended = await work.trx
    .updateTable('transfer_request')
    .set({ status: 'Withdrawn', ended_at: work.at })
    .where('id', '=', requestId)
    .where('status', 'in', ['Sent', 'Declined'])
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw conflict('This request was answered or withdrawn already.');
  work.addAudience(await requestAudience(work.trx, work.actor.id, found.serial_number));
  return { ...found, state: 'Withdrawn', reason: null };
}
