import { conflict } from '../../kernel';
import { itemWords, militaryTime } from '../../live';
import type { LockedItem } from './item';
import type { UnitOfWork } from '../../unit-of-work';
import { reopenedWords } from '../transfers/reopen-request';
import {
  type EndedTransfer,
  type FoundTransfer,
  findTransfer,
  itemOf,
  resolve,
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

/** ' Your request TR-7 is open again.', or how many are; nothing where none is. */
function allReopenedWords(superseded: readonly SupersededTransfer[]): string {
  const ids = superseded.flatMap(({ reopenedRequest }) => reopenedRequest ?? []);
  return ids.length > 1 ? ` ${ids.length} of your requests are open again.` : reopenedWords(ids[0] ?? null);
}

/** What a recall ended of a person, such as 'Your recall of M4A1 Carbine W123 is', '2 offers to you and 1 recall of yours are'. */
function whatEnded(first: SupersededTransfer, others: readonly SupersededTransfer[]): string {
  if (others.length === 0) {
    return first.is_recall
      ? `Your recall of ${itemWords(first)} is`
      : `The offer of ${itemWords(first)} by ${first.from} is`;
  }
  const recalls = [first, ...others].filter((one) => one.is_recall).length;
  const offers = 1 + others.length - recalls;
  const parts = [
    offers > 0 && `${countOf(offers, 'offer')} to you`,
    recalls > 0 && `${countOf(recalls, 'recall')} of yours`,
  ];
  return `${parts.filter(Boolean).join(' and ')} are`;
}

/**
 * Tells the recipient of the ended offers, or the person whose recalls were ended, once. The holder learns of it with the
 * recall.
 *
 * @param superseded of one recipient.
 */
export async function tellSuperseded(
  work: UnitOfWork,
  superseded: readonly SupersededTransfer[],
): Promise<void> {
  const [first, ...others] = superseded;
  if (!first) return;
  const isOne = others.length === 0;
  await work.notify([first.to_user_id], {
    type: 'info',
    title: isOne ? 'Transfer superseded' : 'Transfers superseded',
    message: `${whatEnded(first, others)} cancelled: ${work.actor.name} recalled the item${isOne ? '' : 's'}.${allReopenedWords(superseded)}`,
    action: { label: 'View', path: isOne ? `/transfers/${first.id}` : '/transfers?view=history' },
  });
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
