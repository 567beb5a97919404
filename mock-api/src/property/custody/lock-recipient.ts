import type { CreateTransferDto } from '@hand-receipt/contracts';
import { findPerson, mayHandTo } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';

/** Whether a person signed for the item and passed it on. */
async function isInChain({ trx }: UnitOfWork, itemId: string, userId: string): Promise<boolean> {
  const link = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * The person to whom an item is offered, locked so that they stay active until the offer is recorded. An item also goes back to a
 * person of its chain who is of another company, because it came from them.
 *
 * @returns undefined for an unknown person, and for one whom the actor may not see.
 */
export async function lockRecipient(
  work: UnitOfWork,
  { propertyId, toUserId }: Pick<CreateTransferDto, 'propertyId' | 'toUserId'>,
) {
  const isKnown =
    (await mayHandTo(work.trx, work.actor, toUserId)) || (await isInChain(work, propertyId, toUserId));
  return isKnown ? findPerson(work.trx, toUserId, { lock: true }) : undefined;
}
