import type { UnitOfWork } from '../../unit-of-work';
import { requestAudience } from './eligible-responders';

/**
 * Withdraws every request of a person that stands, whatever it asks for, and notifies them. Those that stayed would say
 * which items there are.
 *
 * @param because what happened to the person, after a colon.
 */
export async function withdrawRequestsOf(work: UnitOfWork, userId: string, because: string): Promise<void> {
  const { trx, at } = work;
  const withdrawn = await trx
    .updateTable('transfer_request')
    .set({ status: 'Withdrawn', ended_at: at, reason: null })
    .where('requester_user_id', '=', userId)
    .where('status', 'in', ['Sent', 'Declined'])
    .returning('serial_number')
    .execute();
  const [first] = withdrawn;
  if (!first) return;
  for (const { serial_number: serial } of withdrawn) {
    work.addAudience(await requestAudience(trx, userId, serial));
  }
  const what =
    withdrawn.length === 1
      ? `Your request for ${first.serial_number} was`
      : `Your ${withdrawn.length} requests for items were`;
  await work.notify([userId], {
    type: 'info',
    title: 'Request withdrawn',
    message: `${what} withdrawn: ${because}.`,
    action: { label: 'View', path: '/transfers' },
  });
}
