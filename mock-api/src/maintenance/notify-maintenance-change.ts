import type { NotificationType } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { seesItem } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import type { LockedMaintenance } from './lock-maintenance';

/** The reporter, while they see the item; it may be with another company by now. */
async function findReporter(
  { trx }: UnitOfWork,
  { maintenance, item }: LockedMaintenance,
): Promise<string[]> {
  const reporter = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', maintenance.reported_by_user_id)
    .where(seesItem(sql`${item.id}`))
    .executeTakeFirst();
  return reporter ? [reporter.id] : [];
}

/**
 * Tells those who see the item that its maintenance has changed, and notifies the reporter, while they see the item, and
 * the item's holder, except the person who made the change.
 */
export async function notifyMaintenanceChange(
  work: UnitOfWork,
  locked: LockedMaintenance,
  type: NotificationType,
  message: string,
): Promise<void> {
  const { actor, addAudience, notify } = work;
  const { maintenance, item } = locked;
  addAudience({ items: [item.id] });
  const concerned = [...(await findReporter(work, locked)), item.assigned_to_user_id];
  const userIds = concerned.flatMap((id) => (id === null || id === actor.id ? [] : [id]));
  if (userIds.length === 0) return;
  await notify([...new Set(userIds)], {
    type,
    title: 'Maintenance',
    message,
    action: { label: 'View', path: `/maintenance/${maintenance.id}` },
  });
}
