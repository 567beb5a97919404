import type { CreateTransferDto } from '@hand-receipt/contracts';
import { findPerson, mayHandTo } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';

/** An item on its way to a person. */
type Offered = Pick<CreateTransferDto, 'propertyId' | 'toUserId'>;

/** Whether a person signed for the item and passed it on. */
async function isInChain(
  { trx }: Pick<UnitOfWork, 'trx'>,
  { propertyId, toUserId }: Offered,
): Promise<boolean> {
  const link = await trx
    .selectFrom('custody_link')
    .select('position')
    .where('item_id', '=', propertyId)
    .where('user_id', '=', toUserId)
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Whether a person may hand an item to another one: to their company and their connections. An item also goes back to a
 * person of its chain who is of another company, because it came from them.
 */
export const mayOfferTo = async (
  work: Pick<UnitOfWork, 'trx'>,
  giver: Parameters<typeof mayHandTo>[1],
  offered: Offered,
): Promise<boolean> =>
  (await mayHandTo(work.trx, giver, offered.toUserId)) || (await isInChain(work, offered));

/**
 * The person to whom an item is offered, locked so that they stay active until the offer is recorded.
 *
 * @returns undefined for an unknown person, and for one whom the actor may not see.
 */
export const lockRecipient = async (work: UnitOfWork, offered: Offered) =>
  (await mayOfferTo(work, work.actor, offered))
    ? findPerson(work.trx, offered.toUserId, { lock: true })
    : undefined;
