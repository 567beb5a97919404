import type { BulkAnswerDto, CreateTransferDto } from '@hand-receipt/contracts';
import { offer } from '../custody/offer';
import type { UnitOfWork } from '../../unit-of-work';
import { eachItem } from '../each-item';
import { itemCount } from './item-count';
import { nextRequestId } from './next-request-id';

type Terms = Omit<CreateTransferDto, 'propertyId'>;

async function tell(
  work: UnitOfWork,
  requestId: string,
  items: readonly string[],
  { toUserId, notes }: Terms,
) {
  const reason = notes?.trim() ? ` Reason: ${notes.trim()}` : '';
  await work.notify([toUserId], {
    type: 'transfer-request',
    title: 'Transfer request',
    message: `${work.actor.name} wants to transfer ${itemCount(items.length)} to you.${reason}`,
    action: { label: 'Review', path: `/transfers?request=${requestId}` },
  });
}

/**
 * Offers several items to one person in one request. Each line is offered or refused by itself; the person
 * is told once, of all that were offered.
 *
 * @returns one result for each different item.
 */
export async function offerBatch(
  work: UnitOfWork,
  itemIds: readonly string[],
  terms: Terms,
): Promise<BulkAnswerDto> {
  if (new Set(itemIds).size === 1) {
    return eachItem(work, itemIds, (line, propertyId) => offer(line, { ...terms, propertyId }));
  }
  const requestId = await nextRequestId(work);
  const answer = await eachItem(work, itemIds, (line, propertyId) =>
    offer(line.withoutNotifications(), { ...terms, propertyId }, requestId),
  );
  const offered = answer.results.filter(({ ok }) => ok).map(({ id }) => id);
  if (offered.length > 0) await tell(work, requestId, offered, terms);
  return answer;
}
