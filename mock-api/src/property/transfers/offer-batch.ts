import type { BulkAnswerDto, CreateTransferDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { findPerson } from '../../access';
import { readNamedMounted } from '../custody/named-mounted';
import { offer } from '../custody/offer';
import type { UnitOfWork } from '../../unit-of-work';
import { eachItem } from '../each-item';
import { itemCount } from './item-count';
import { nextRequestId } from './next-request-id';

type Terms = Omit<CreateTransferDto, 'propertyId'>;

const consenter = sql<string | null>`case when needs_consent then superior_user_id end`;

/** How many lines wait for who must agree to a sign-over, and for the recipient; in one order of people, as notifications are always locked. */
const countWaiting = ({ trx }: UnitOfWork, requestId: string) =>
  trx
    .selectFrom('transfer')
    .select(['to_user_id as recipientId', consenter.as('superiorId')])
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('request_id', '=', requestId)
    .groupBy(['to_user_id', consenter])
    .orderBy(sql`coalesce(${consenter}, to_user_id)`)
    .execute();

async function notifyRespondersToBatch(
  work: UnitOfWork,
  requestId: string,
  { toUserId, notes, signOver }: Terms,
) {
  const reason = notes?.trim() ? ` Reason: ${notes.trim()}` : '';
  const recipient = await findPerson(work.trx, toUserId);
  for (const { superiorId, recipientId, count } of await countWaiting(work, requestId)) {
    const items = itemCount(Number(count));
    const wants = `${work.actor.name} wants to ${signOver ? `sign ${items} over` : `transfer ${items}`}`;
    await work.notify([superiorId ?? recipientId], {
      type: 'transfer-request',
      title: superiorId ? 'Sign-over waits for you' : 'Transfer request',
      message: superiorId
        ? `${wants} to ${recipient?.name}. Agree, or say no.${reason}`
        : `${wants} to you.${reason}`,
      action: { label: 'Review', path: `/transfers?request=${requestId}` },
    });
  }
}

/**
 * Offers several items to one person in one request. Each line is offered or refused by itself; the person
 * is told once, of all that were offered, and so is who must agree to a sign-over.
 *
 * @returns one result for each different item.
 * @throws ApiError 400 for an item that is named as going along and mounted on none of the items.
 */
export async function offerBatch(
  work: UnitOfWork,
  itemIds: readonly string[],
  terms: Terms,
): Promise<BulkAnswerDto> {
  if (new Set(itemIds).size === 1) {
    return eachItem(work, itemIds, (line, propertyId) => offer(line, { ...terms, propertyId }));
  }
  const named = terms.mounted && (await readNamedMounted(work, itemIds, terms.mounted));
  const requestId = await nextRequestId(work);
  const answer = await eachItem(work, itemIds, (line, propertyId) => {
    const own = named && { mounted: named.get(propertyId) ?? [] };
    return offer(line.withoutNotifications(), { ...terms, ...own, propertyId }, requestId);
  });
  if (answer.done > 0) await notifyRespondersToBatch(work, requestId, terms);
  return answer;
}
