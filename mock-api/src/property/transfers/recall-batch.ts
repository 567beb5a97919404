import type { BulkRecallAnswerDto } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../../unit-of-work';
import { type OpenedRecall, type RecallTerms, openRecall, termWords } from '../custody/recall';
import { sendInOrder, supersededNotifications } from '../custody/supersede';
import { eachItem } from '../each-item';
import { itemCount } from './item-count';
import { nextRequestId } from './next-request-id';

type Terms = Pick<RecallTerms, 'notes' | 'dueOn'>;

/** ' 2 of your offers are cancelled.'; nothing where the recalls ended none of the holder's. */
function cancelledOffers(theirs: readonly OpenedRecall[]): string {
  const count = theirs.filter(({ superseded }) => superseded && !superseded.is_recall).length;
  return count === 0 ? '' : ` ${count} of your offers ${count === 1 ? 'is' : 'are'} cancelled.`;
}

/** Tells each holder, and the other party of the transfers that were ended, once each; in one order of people, as notifications are always locked. */
async function notifyPartiesOfRecalls(
  work: UnitOfWork,
  recalled: readonly OpenedRecall[],
  { requests, ...terms }: Terms & { requests: ReadonlyMap<string, string> },
): Promise<void> {
  const acts = [...requests].map(([holderId, requestId]) => {
    const theirs = recalled.filter(({ holder }) => holder.id === holderId);
    return {
      userId: holderId,
      send: () =>
        work.notify([holderId], {
          type: 'transfer-request',
          title: 'Recall requested',
          message: `${work.actor.name} asks for ${itemCount(theirs.length)} back.${cancelledOffers(theirs)}${termWords(terms)}`,
          action: { label: 'Review', path: `/transfers?view=outgoing&request=${requestId}` },
        }),
    };
  });
  const superseded = recalled.flatMap((one) => one.superseded ?? []);
  await sendInOrder([...acts, ...supersededNotifications(work, superseded)]);
}

/**
 * Asks several items back. Each is recalled or refused by itself. There is one request for each holder, and each is
 * told once.
 *
 * @returns one result for each different item, and the requests.
 */
export async function recallBatch(
  work: UnitOfWork,
  itemIds: readonly string[],
  terms: Terms,
): Promise<BulkRecallAnswerDto> {
  const numbers = new Map<string, string>();
  const requestOf = async (holderId: string): Promise<string> => {
    const number = numbers.get(holderId) ?? (await nextRequestId(work));
    numbers.set(holderId, number);
    return number;
  };
  const recalled: OpenedRecall[] = [];
  const answer = await eachItem(work, itemIds, async (line, itemId) => {
    const one = await openRecall(line, itemId, { ...terms, requestOf }, () => Promise.resolve());
    recalled.push(one);
    return one.transferId;
  });
  const holders = new Set(recalled.map(({ holder }) => holder.id));
  const requests = new Map([...numbers].filter(([holderId]) => holders.has(holderId)));
  await notifyPartiesOfRecalls(work, recalled, { ...terms, requests });
  return { ...answer, request_ids: [...requests.values()] };
}
