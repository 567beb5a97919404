import type { BulkAnswerDto, CreateTransferDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { offer } from '../custody/offer';
import type { Work } from '../../unit-of-work';
import { eachItem } from '../each-item';
import { type Doing, itemCount, untold } from './doing';

type Terms = Omit<CreateTransferDto, 'propertyId'>;

async function nextRequestId({ trx }: Work): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select numbered_id('TR', nextval('transfer_request_number')) as id`.execute(trx);
  return rows[0]?.id ?? '';
}

async function tell(work: Work, requestId: string, items: readonly string[], { toUserId, notes }: Terms) {
  const reason = notes?.trim() ? ` Reason: ${notes.trim()}` : '';
  await work.publish({ audience: { items }, roots: ['property', 'transfers', 'dashboard', 'ledger'] });
  await work.publish({
    userIds: [toUserId],
    roots: ['transfers'],
    notification: {
      type: 'transfer-request',
      title: 'Transfer request',
      message: `${work.actor.name} wants to transfer ${itemCount(items.length)} to you.${reason}`,
      action: { label: 'Review', path: `/transfers?request=${requestId}` },
    },
  });
}

/**
 * Offers several items to one person in one request. Each line is offered or refused by itself; the person
 * is told once, of all that were offered.
 *
 * @returns one result for each different item.
 */
export async function offerTogether(
  doing: Doing,
  itemIds: readonly string[],
  terms: Terms,
): Promise<BulkAnswerDto> {
  const different = new Set(itemIds);
  if (different.size === 1) {
    return eachItem(itemIds, (propertyId) => doing((work) => offer(work, { ...terms, propertyId })));
  }
  const requestId = await doing(nextRequestId);
  const answer = await eachItem(itemIds, (propertyId) =>
    doing((work) => offer(untold(work), { ...terms, propertyId }, requestId)),
  );
  const offered = answer.results.filter(({ ok }) => ok).map(({ id }) => id);
  if (offered.length > 0) await doing((work) => tell(work, requestId, offered, terms));
  return answer;
}
