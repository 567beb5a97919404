import { sql } from 'kysely';
import type { UnitOfWork } from '../../unit-of-work';
import { requestAudience } from './eligible-responders';

/** ' Your request TR-7 is open again.'; nothing where none is. */
export const reopenedWords = (requestId: string | null): string =>
  requestId === null ? '' : ` Your request ${requestId} is open again.`;

/**
 * The request that an offer answered is open again, because the offer ended before its recipient answered it. Where the
 * requester has asked for the item a second time, that request stays instead.
 *
 * @returns the number of the request; null where the offer answered none, or another one is open.
 */
export async function reopenRequest(
  work: UnitOfWork,
  { id: transferId }: { id: string },
): Promise<string | null> {
  const { trx } = work;
  const reopened = await trx
    .updateTable('transfer_request')
    .set({ status: 'Sent', transfer_id: null, ended_at: null })
    .where('transfer_id', '=', transferId)
    .where('status', '=', 'Offered')
    .where(
      sql<boolean>`not exists (select from transfer_request other
        where other.requester_user_id = transfer_request.requester_user_id
          and other.serial_number = transfer_request.serial_number and other.status in ('Sent', 'Declined'))`,
    )
    .returning(['id', 'requester_user_id', 'serial_number'])
    .executeTakeFirst();
  if (!reopened) return null;
  work.addAudience(await requestAudience(trx, reopened.requester_user_id, reopened.serial_number));
  return reopened.id;
}
