import type { NotificationType } from '@hand-receipt/contracts';
import type { Work } from '../unit-of-work';
import type { LockedMaintenance } from './lock-maintenance';

/**
 * Tells those who see the item that its maintenance has changed, and notifies the reporter and the item's holder,
 * except whoever did it.
 */
export async function tellMaintenance(
  { actor, publish }: Work,
  { maintenance, item }: LockedMaintenance,
  type: NotificationType,
  message: string,
): Promise<void> {
  await publish({ audience: { items: [item.id] }, roots: ['maintenance', 'dashboard', 'ledger'] });
  const concerned = [maintenance.reported_by_user_id, item.assigned_to_user_id];
  const userIds = concerned.flatMap((id) => (id === null || id === actor.id ? [] : [id]));
  if (userIds.length === 0) return;
  await publish({
    userIds: [...new Set(userIds)],
    roots: ['maintenance'],
    notification: {
      type,
      title: 'Maintenance',
      message,
      action: { label: 'View', path: `/maintenance/${maintenance.id}` },
    },
  });
}
