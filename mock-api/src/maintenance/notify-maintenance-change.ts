import type { NotificationType } from '@hand-receipt/contracts';
import type { UnitOfWork } from '../unit-of-work';
import type { LockedMaintenance } from './lock-maintenance';

/**
 * Tells those who see the item that its maintenance has changed, and notifies the reporter and the item's holder,
 * except the person who made the change.
 */
export async function notifyMaintenanceChange(
  { actor, addAudience, notify }: UnitOfWork,
  { maintenance, item }: LockedMaintenance,
  type: NotificationType,
  message: string,
): Promise<void> {
  addAudience({ items: [item.id] });
  const concerned = [maintenance.reported_by_user_id, item.assigned_to_user_id];
  const userIds = concerned.flatMap((id) => (id === null || id === actor.id ? [] : [id]));
  if (userIds.length === 0) return;
  await notify([...new Set(userIds)], {
    type,
    title: 'Maintenance',
    message,
    action: { label: 'View', path: `/maintenance/${maintenance.id}` },
  });
}
