import type { PropertyStatus } from '@hand-receipt/contracts';
import { type LockedItem, changeStatus, findOpenCase } from '../property';
import type { UnitOfWork } from '../unit-of-work';

const DEADLINED: PropertyStatus = 'Deadline - Maintenance';

/** Other work that keeps the item out of service. */
const otherDeadline = ({ trx }: UnitOfWork, itemId: string, maintenanceId: string | null) =>
  trx
    .selectFrom('maintenance_item')
    .select('status_before')
    .where('item_id', '=', itemId)
    .where('id', '!=', maintenanceId ?? '')
    .where('deadlined', '=', true)
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('reported_at')
    .executeTakeFirst();

/** The status that an item goes back to when a deadline set now is withdrawn. */
export async function statusBefore(work: UnitOfWork, item: LockedItem): Promise<PropertyStatus> {
  const other = await otherDeadline(work, item.id, null);
  return other?.status_before ?? item.current_status;
}

/** Takes an item out of service; the ledger records the change of status. */
export const deadlineItem = (work: UnitOfWork, item: LockedItem): Promise<void> =>
  changeStatus(work, item.id, DEADLINED);

/**
 * Puts an item back in service, unless other work still deadlines it or a person has given it another
 * status since.
 *
 * @param status what it is now: 'Operational' when repaired, what it was before when not.
 */
export async function restoreItem(
  work: UnitOfWork,
  item: LockedItem,
  maintenanceId: string,
  status: PropertyStatus,
): Promise<void> {
  if (item.current_status !== DEADLINED) return;
  // The loss case decides its status from now on.
  if (await findOpenCase(work, item.id)) return;
  if (await otherDeadline(work, item.id, maintenanceId)) return;
  await changeStatus(work, item.id, status);
}
