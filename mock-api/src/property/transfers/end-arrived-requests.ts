import { sql } from 'kysely';
import type { UnitOfWork } from '../../unit-of-work';
import { namedItem } from './named-item';

interface Arrival {
  itemId: string;
  fromUserId: string;
  toUserId: string;
  /** By which the item came; the request ends as if its holder had answered with it. */
  transferId: string;
}

/**
 * Ends the open requests of a person for an item that they hold now, from any person. What was declined stays so. To be
 * called with the item locked.
 */
export async function endArrivedRequests(
  work: UnitOfWork,
  { itemId, fromUserId, toUserId, transferId }: Arrival,
): Promise<void> {
  const ended = await work.trx
    .updateTable('transfer_request')
    .set({ status: 'Offered', transfer_id: transferId, ended_at: work.at })
    .where('requester_user_id', '=', toUserId)
    .where('status', '=', 'Sent')
    .where(sql<boolean>`${itemId} = ${namedItem(sql.ref<string>('transfer_request.serial_number'))}`)
    .executeTakeFirst();
  if (ended.numUpdatedRows > 0n) work.addAudience({ people: [fromUserId, toUserId] });
}
