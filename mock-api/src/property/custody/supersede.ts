import { conflict } from '../../kernel';
import { itemWords, militaryTime } from '../../live';
import { groupBy } from './group-by';
import type { LockedItem } from './item';
import type { UnitOfWork } from '../../unit-of-work';
import { reopenedWords } from '../transfers/reopen-request';
import {
  type EndedTransfer,
  type FoundTransfer,
  type Responder,
  findTransfer,
  itemOf,
  resolve,
  respondersOf,
  transferDetails,
} from './transfer';

/** A transfer that a recall has ended, and what the event of its end takes. */
export type SupersededTransfer = FoundTransfer & EndedTransfer;

/** Where a person stands in the item's chain; undefined where they did not sign for it. */
const positionOf = async (
  { trx }: UnitOfWork,
  itemId: string,
  userId: string,
): Promise<number | undefined> => {
  const link = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return link?.position;
};

/** @throws ApiError 409 where the recall must wait for the open transfer instead of ending it. */
async function assertSupersedes(work: UnitOfWork, open: FoundTransfer): Promise<void> {
  const { actor } = work;
  const item = itemWords(open);
  if (open.to_user_id === actor.id) {
    throw conflict(
      open.is_recall
        ? `You recalled ${item} on ${militaryTime(open.requested_at)} already.`
        : `${open.from} already offers you ${item}: answer ${open.id}.`,
    );
  }
  if (!open.is_recall) return;
  const [own, other] = [
    await positionOf(work, open.item_id, actor.id),
    await positionOf(work, open.item_id, open.to_user_id),
  ];
  if (own !== undefined && other !== undefined && own < other) return;
  throw conflict(
    `${open.to}, above you in the chain, recalled ${item} on ${militaryTime(open.requested_at)}.`,
  );
}

/**
 * Ends the open transfer of an item that is recalled from above: an offer by its holder, or a recall by
 * a person lower in the chain. A request that the offer answered is open again.
 *
 * @param item locked by the caller.
 * @returns the transfer that was ended; null where none was open.
 * @throws ApiError 409 for an offer to the actor, and for a recall by the actor or from above them.
 */
export async function supersedeOpen(work: UnitOfWork, item: LockedItem): Promise<SupersededTransfer | null> {
  const pending = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('item_id', '=', item.id)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (!pending) return null;
  const open = await findTransfer(work, pending.id);
  await assertSupersedes(work, open);
  return { ...open, ...(await resolve(work, open, { status: 'Cancelled' })) };
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A transfer that a recall has ended, as the person hears of it who was asked to answer it, or who had recalled the item. */
interface EndedForPerson extends Responder {
  transfer: SupersededTransfer;
}

/** Who hears that a transfer is ended. The holder learns of it with the recall, and who recalls knows it. */
const hearersOf = (transfer: SupersededTransfer, actorId: string): EndedForPerson[] =>
  (transfer.is_recall
    ? [{ userId: transfer.to_user_id, reopenedRequest: null }]
    : respondersOf(transfer, transfer.reopenedRequest)
  )
    .filter(({ userId }) => userId !== actorId)
    .map((responder) => ({ ...responder, transfer }));

/** ' Your request TR-7 is open again.', or how many are; nothing where none is. */
function allReopenedWords(ended: readonly EndedForPerson[]): string {
  const ids = ended.flatMap(({ reopenedRequest }) => reopenedRequest ?? []);
  return ids.length > 1 ? ` ${ids.length} of your requests are open again.` : reopenedWords(ids[0] ?? null);
}

/** What a recall ended of a person, such as 'Your recall of M4A1 Carbine W123 is', '2 offers to you and 1 recall of yours are'. */
function whatEnded(ended: readonly EndedForPerson[], { transfer: first }: EndedForPerson): string {
  if (ended.length === 1) {
    return first.is_recall
      ? `Your recall of ${itemWords(first)} is`
      : `The offer of ${itemWords(first)} by ${first.from} is`;
  }
  const count = (isCounted: (one: EndedForPerson) => boolean) => ended.filter(isCounted).length;
  const isToThem = ({ transfer, userId }: EndedForPerson) => transfer.to_user_id === userId;
  const recalls = count(({ transfer }) => transfer.is_recall);
  const offers = count((one) => !one.transfer.is_recall && isToThem(one));
  const signOvers = count((one) => !isToThem(one));
  const parts = [
    offers > 0 && `${countOf(offers, 'offer')} to you`,
    signOvers > 0 && `${countOf(signOvers, 'sign-over')} that waited for you`,
    recalls > 0 && `${countOf(recalls, 'recall')} of yours`,
  ];
  return `${parts.filter(Boolean).join(' and ')} are`;
}

async function notifyOfEnd(work: UnitOfWork, userId: string, ended: readonly EndedForPerson[]) {
  const [first] = ended;
  if (!first) return;
  const isOne = ended.length === 1;
  await work.notify([userId], {
    type: 'info',
    title: isOne ? 'Transfer superseded' : 'Transfers superseded',
    message: `${whatEnded(ended, first)} cancelled: ${work.actor.name} recalled the item${isOne ? '' : 's'}.${allReopenedWords(ended)}`,
    action: { label: 'View', path: isOne ? `/transfers/${first.transfer.id}` : '/transfers?view=history' },
  });
}

/** A notification that is still to be sent. Send them in the order of people, as notifications are always locked. */
export interface DueNotification {
  userId: string;
  send: () => Promise<void>;
}

/** What tells each person once of the transfers that a recall has ended: who was asked to answer them, or had recalled the items. */
export const supersededNotifications = (
  work: UnitOfWork,
  superseded: readonly SupersededTransfer[],
): DueNotification[] => {
  const ended = superseded.flatMap((transfer) => hearersOf(transfer, work.actor.id));
  return [...groupBy(ended, ({ userId }) => userId)].map(([userId, theirs]) => ({
    userId,
    send: () => notifyOfEnd(work, userId, theirs),
  }));
};

/** Sends notifications in the order of people. */
export async function sendInOrder(due: readonly DueNotification[]): Promise<void> {
  for (const { send } of [...due].sort((a, b) => (a.userId < b.userId ? -1 : 1))) await send();
}

/** Writes the end of a superseded transfer into the ledger. */
export const recordSuperseded = (
  work: UnitOfWork,
  superseded: SupersededTransfer,
  recallId: string,
): Promise<void> => {
  const details = {
    ...transferDetails(superseded),
    reason: `Superseded by a recall of ${work.actor.name}`,
    supersededBy: recallId,
    ...superseded.record,
  };
  return work.record('TRANSFER CANCELLED', itemOf(superseded), details, superseded.eventId);
};
