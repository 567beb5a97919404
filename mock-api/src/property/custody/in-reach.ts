import { findPerson } from '../../access';
import { conflict } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { mayOfferTo } from './lock-recipient';
import type { FoundTransfer } from './transfer';

type Parties = Pick<FoundTransfer, 'item_id' | 'from_user_id' | 'to_user_id' | 'from' | 'to'>;

/** Whether the giver of a transfer may still hand its item to the recipient: either may be of another company by now. */
export async function isInReach({ trx }: Pick<UnitOfWork, 'trx'>, transfer: Parties): Promise<boolean> {
  const { item_id: propertyId, from_user_id: giverId, to_user_id: toUserId } = transfer;
  const giver = await findPerson(trx, giverId);
  return giver !== undefined && mayOfferTo({ trx }, giver, { propertyId, toUserId });
}

/** @throws ApiError 409 for a transfer whose item the giver may not hand to the recipient any more. */
export async function requireInReach(work: Pick<UnitOfWork, 'trx'>, transfer: Parties): Promise<void> {
  if (await isInReach(work, transfer)) return;
  throw conflict(
    `${transfer.from} and ${transfer.to} are of different companies and not connected. This transfer cannot be approved.`,
  );
}
