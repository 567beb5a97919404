import type { RouteBody } from '@hand-receipt/contracts';
import { conflict, forbidden } from '../../kernel';
import { newEventId } from '../../ledger';
import { itemWords, militaryTime } from '../../live';
import { findPerson } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { itemCount } from '../transfers/item-count';
import { reopenedWords } from '../transfers/reopen-request';
import { requireSignOver } from './sign-over';
import {
  type EndedTransfer,
  type FoundTransfer,
  endTransfer,
  findTransfer,
  itemOf,
  refuseEnded,
  transferDetails,
} from './transfer';
import { transferRecord } from './transfer-record';
import { findGoingAlong } from './mounted';

type ConsentBody = RouteBody<'POST /api/transfers/:id/consent'>;
type Answered = FoundTransfer & EndedTransfer;

/** @throws ApiError 409 where nobody must agree, or it has ended or is agreed to; 403 for anybody but the superior. */
async function requireAsked(work: UnitOfWork, transfer: FoundTransfer): Promise<void> {
  if (!transfer.needs_consent) throw conflict('Nobody has to agree to this transfer.');
  if (transfer.superior_user_id !== work.actor.id) {
    throw forbidden(
      `Only ${transfer.superior}, who is above ${transfer.from} in the chain, agrees to this sign-over.`,
    );
  }
  if (transfer.status !== 'Pending') await refuseEnded(work, transfer);
  if (transfer.superior_agreed_at === null) return;
  throw conflict(`You agreed to this sign-over on ${militaryTime(transfer.superior_agreed_at)}.`);
}

/** The sign-over, or with it the others of its request that wait for the actor, in the order of their items. */
async function findAsked(work: UnitOfWork, transferId: string, wholeRequest: boolean) {
  const first = await findTransfer(work, transferId);
  await requireAsked(work, first);
  if (!wholeRequest || first.request_id === null) return [first];
  const lines = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('request_id', '=', first.request_id)
    .where('superior_user_id', '=', work.actor.id)
    .where('needs_consent', '=', true)
    .where('superior_agreed_at', 'is', null)
    .where('status', '=', 'Pending')
    .orderBy('item_id')
    .execute();
  const found: FoundTransfer[] = [];
  for (const { id } of lines) found.push(await findTransfer(work, id));
  return found;
}

/** @throws ApiError 409 where the chain has changed, so that it is not the actor's to agree to. */
async function requireStillAbove(work: UnitOfWork, transfer: FoundTransfer): Promise<void> {
  const recipient = await findPerson(work.trx, transfer.to_user_id);
  if (!recipient) throw new Error(`Transfer ${transfer.id} has no recipient.`);
  const mounted = await findGoingAlong(work.trx, transfer);
  const superior = await requireSignOver(work, { itemId: transfer.item_id, recipient, mounted });
  if (superior.id !== work.actor.id) {
    throw conflict(`${superior.name} is above ${transfer.from} in the chain of this item now.`);
  }
}

/** Null where it was answered or ended meanwhile. */
async function keepConsent(work: UnitOfWork, transfer: FoundTransfer): Promise<EndedTransfer | null> {
  await requireStillAbove(work, transfer);
  const eventId = newEventId();
  const row = await work.trx
    .updateTable('transfer')
    .set({ superior_agreed_at: work.at, event_id: eventId })
    .where('id', '=', transfer.id)
    .where('status', '=', 'Pending')
    .where('superior_agreed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? { eventId, record: transferRecord(row), reopenedRequest: null } : null;
}

/** Null where it was agreed to or ended meanwhile. */
async function refuse(
  work: UnitOfWork,
  transfer: FoundTransfer,
  notes: string,
): Promise<EndedTransfer | null> {
  const isAgreed = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('id', '=', transfer.id)
    .where('superior_agreed_at', 'is not', null)
    .executeTakeFirst();
  return isAgreed ? null : endTransfer(work, transfer.id, { status: 'Cancelled', notes });
}

const whatOf = (answered: readonly Answered[]): string =>
  answered.length === 1 && answered[0] ? itemWords(answered[0]) : itemCount(answered.length);

/** The recipient of a refused offer learns of it where it answered their request. */
const tellRequester = (work: UnitOfWork, transfer: Answered) =>
  work.notify([transfer.to_user_id], {
    type: 'info',
    title: 'Offer cancelled',
    message: `The offer of ${itemWords(transfer)} by ${transfer.from} is cancelled.${reopenedWords(transfer.reopenedRequest)}`,
    action: { label: 'View', path: `/transfers/${transfer.id}` },
  });

/** The giver learns the answer; the recipient that they can answer now, or that their request is open again. */
async function notifyPartiesOfConsent(
  work: UnitOfWork,
  answered: readonly Answered[],
  agree: boolean,
  note: string | null,
) {
  const [first] = answered;
  if (!first) return;
  const { actor } = work;
  const path = `/transfers/${first.id}`;
  // Several are of one request, and their lists show them together.
  const requestId = answered.length > 1 ? first.request_id : null;
  const what = whatOf(answered);
  const words = note ? ` ${note}` : '';
  const tellGiver = () =>
    work.notify([first.from_user_id], {
      type: agree ? 'info' : 'transfer-rejected',
      title: agree ? 'Sign-over agreed' : 'Sign-over refused',
      message: agree
        ? `${actor.name} agreed that you sign ${what} over to ${first.to}.${words}`
        : `${actor.name} did not agree that you sign ${what} over to ${first.to}.${words}`,
      action: {
        label: 'View',
        // What was refused has ended: no list of what is open shows it.
        path: requestId && agree ? `/transfers?view=outgoing&request=${requestId}` : path,
      },
    });
  const tellRecipient = () =>
    work.notify([first.to_user_id], {
      type: 'transfer-request',
      title: 'Transfer request',
      message: `${first.from} wants to sign ${what} over to you. ${actor.name} agreed.`,
      action: { label: 'Review', path: requestId ? `/transfers?request=${requestId}` : path },
    });
  const reopened = answered.filter(({ reopenedRequest }) => reopenedRequest !== null);
  const tellRecipients = agree
    ? [tellRecipient]
    : reopened.map((transfer) => () => tellRequester(work, transfer));
  // In one order of people, as notifications are always locked. The lines of a request have one recipient.
  const inOrder =
    first.from_user_id < first.to_user_id ? [tellGiver, ...tellRecipients] : [...tellRecipients, tellGiver];
  for (const tellOne of inOrder) await tellOne();
}

/**
 * The person above the giver agrees to a sign-over, after which its recipient can answer, or says no, which cancels it.
 * Custody does not move. A request that a refused offer answered is open again.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 where nobody must agree, it is answered or has ended, or
 *   the chain has changed.
 */
export async function consent(work: UnitOfWork, transferId: string, body: ConsentBody): Promise<void> {
  const { agree } = body;
  const note = body.note?.trim() || null;
  const found = await findAsked(work, transferId, body.wholeRequest ?? false);
  const reason = `${work.actor.name} did not agree.${note ? ` ${note}` : ''}`;
  const answered: Answered[] = [];
  for (const transfer of found) {
    const kept = agree ? await keepConsent(work, transfer) : await refuse(work, transfer, reason);
    if (kept) answered.push({ ...transfer, ...kept });
  }
  if (answered.length === 0) throw conflict('This sign-over was answered or has ended.');
  work.addAudience({ items: answered.map(({ item_id }) => item_id) });
  await notifyPartiesOfConsent(work, answered, agree, note);
  for (const transfer of answered) {
    const details = {
      ...transferDetails(transfer),
      ...(agree ? { note } : { notes: reason }),
      ...transfer.record,
    };
    const type = agree ? 'SIGN-OVER AGREED' : 'TRANSFER CANCELLED';
    await work.record(type, itemOf(transfer), details, transfer.eventId);
  }
}
