import { sql } from 'kysely';
import { type TransferState, conflict, forbidden, notFound } from '../../kernel';
import { militaryTime } from '../../live';
import { recordedItems } from '../../access';
import { newEventId } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import { reopenRequest } from '../transfers/reopen-request';
import { type RecordedTransfer, transferRecord } from './transfer-record';

const nameOf = (alias: 'sender' | 'recipient' | 'superior') =>
  sql<string>`${sql.ref(`${alias}.rank`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** The item of a transfer to which the actor is a party, or whose item they may see. @throws ApiError 404 for any other. */
async function findItemId({ trx, actor }: UnitOfWork, transferId: string): Promise<string> {
  const transfer = await trx
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select('transfer.item_id')
    .where('transfer.id', '=', transferId)
    .where((row) =>
      row.or([
        row('transfer.from_user_id', '=', actor.id),
        row('transfer.to_user_id', '=', actor.id),
        row('transfer.superior_user_id', '=', actor.id),
        recordedItems(actor),
      ]),
    )
    .executeTakeFirst();
  if (!transfer) throw notFound('Transfer not found');
  return transfer.item_id;
}

/**
 * Locks the item of a transfer to which the actor is a party or whose item they may see, and reads the transfer. An offer
 * and a decision take their locks in the same order, the item first.
 *
 * @throws ApiError 404 for any other.
 */
export async function findTransfer(work: UnitOfWork, transferId: string) {
  const { trx } = work;
  const itemId = await findItemId(work, transferId);
  await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
  // Read under the lock: it may have been answered while this act waited for the item.
  return trx
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .innerJoin('users as sender', 'sender.id', 'transfer.from_user_id')
    .innerJoin('users as recipient', 'recipient.id', 'transfer.to_user_id')
    .leftJoin('users as superior', 'superior.id', 'transfer.superior_user_id')
    .selectAll('transfer')
    .select(['property.name', 'property.serial_number', 'property.assigned_to_user_id as holder_id'])
    .select([nameOf('sender').as('from'), nameOf('recipient').as('to')])
    .select(nameOf('superior').$castTo<string | null>().as('superior'))
    .where('transfer.id', '=', transferId)
    .executeTakeFirstOrThrow();
}

export type FoundTransfer = Awaited<ReturnType<typeof findTransfer>>;

/** The item of a transfer, as the ledger names it. */
export const itemOf = ({ item_id: id, name, serial_number }: FoundTransfer) => ({ id, name, serial_number });

/** The details that every event of a transfer carries. */
export const transferDetails = (transfer: FoundTransfer) => ({
  transferId: transfer.id,
  fromUserId: transfer.from_user_id,
  toUserId: transfer.to_user_id,
  from: transfer.from,
  to: transfer.to,
});

/**
 * @throws ApiError 403 for anybody but the recipient, whatever their role.
 */
export function requireRecipient({ actor }: UnitOfWork, transfer: FoundTransfer): void {
  if (transfer.to_user_id !== actor.id) {
    throw forbidden(`Only the recipient, ${transfer.to}, approves or rejects this transfer.`);
  }
}

/** @throws ApiError 409 for a sign-over to which the person above the giver has not agreed. */
export function requireConsent({
  superior,
  needs_consent,
  superior_agreed_at: agreedAt,
}: FoundTransfer): void {
  if (needs_consent && agreedAt === null) throw conflict(`${superior} has not agreed yet.`);
}

/** What the event of a transfer's end takes. */
export interface EndedTransfer extends RecordedTransfer {
  /** The number of the request that a cancelled offer answered and that is open again; null where there is none. */
  reopenedRequest: string | null;
}

/** A person who was asked to answer an offer, and their own request that it answered, which is open again. */
export interface Responder {
  userId: string;
  reopenedRequest: string | null;
}

/**
 * Who was asked to answer an offer that is cancelled: the recipient, or the superior where their consent was still due.
 *
 * @param reopenedRequest the request that the offer answered
 */
export function respondersOf(transfer: FoundTransfer, reopenedRequest: string | null): Responder[] {
  const waitsForSuperior = transfer.needs_consent && transfer.superior_agreed_at === null;
  return [
    // The recipient learns of a sign-over only once the superior has agreed, or by their own request.
    ...(waitsForSuperior && reopenedRequest === null
      ? []
      : [{ userId: transfer.to_user_id, reopenedRequest }]),
    ...(waitsForSuperior && transfer.superior_user_id !== null
      ? [{ userId: transfer.superior_user_id, reopenedRequest: null }]
      : []),
  ];
}

/**
 * Takes a transfer to its end if it is pending. A request that a cancelled offer answered is open again: say so to its
 * requester with `reopenedWords`.
 *
 * @returns what the event of its end takes; null where it is not pending any more.
 */
export async function endTransfer(
  work: UnitOfWork,
  transferId: string,
  end: { status: Exclude<TransferState, 'Pending'>; notes?: string | null },
): Promise<EndedTransfer | null> {
  const { trx, at } = work;
  const eventId = newEventId();
  const ended = await trx
    .updateTable('transfer')
    .set({ ...end, resolved_at: at, event_id: eventId })
    .where('id', '=', transferId)
    .where('status', '=', 'Pending')
    .returningAll()
    .executeTakeFirst();
  if (!ended) return null;
  const reopenedRequest = end.status === 'Cancelled' ? await reopenRequest(work, ended) : null;
  return { eventId, record: transferRecord(ended), reopenedRequest };
}

/**
 * Takes a pending transfer to its end, once: of several at the same time one wins.
 *
 * @returns what the event of its end takes.
 * @throws ApiError 409 saying how, by whom and when it has ended before.
 */
export async function resolve(
  work: UnitOfWork,
  transfer: FoundTransfer,
  end: Parameters<typeof endTransfer>[2],
): Promise<EndedTransfer> {
  return (await endTransfer(work, transfer.id, end)) ?? refuseEnded(work, transfer);
}

/** @throws ApiError 409 saying how, by whom and when a transfer has ended. */
export async function refuseEnded(work: UnitOfWork, transfer: FoundTransfer): Promise<never> {
  const { status, resolved_at, recaller } = await work.trx
    .selectFrom('transfer')
    .leftJoin('transfer as recall', 'recall.id', 'transfer.superseded_by')
    .leftJoin('users as recipient', 'recipient.id', 'recall.to_user_id')
    .select(['transfer.status', 'transfer.resolved_at'])
    .select(nameOf('recipient').as('recaller'))
    .where('transfer.id', '=', transfer.id)
    .executeTakeFirstOrThrow();
  const opener = transfer.is_recall ? transfer.to : transfer.from;
  const by = status === 'Cancelled' ? opener : transfer.to;
  const when = resolved_at ? ` on ${militaryTime(resolved_at)}` : '';
  if (recaller) throw conflict(`${recaller} recalled this item${when}, which ended this transfer.`);
  // Its giver may have cancelled it, or the person above them have said no.
  if (status === 'Cancelled' && transfer.needs_consent) {
    throw conflict(`This sign-over was cancelled${when}.`);
  }
  throw conflict(`${by} already ${status.toLowerCase()} this transfer${when}.`);
}
