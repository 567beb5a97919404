import { MAINTENANCE_NOTICE_DAYS } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { itemWords } from '../notifications/words';
import { dayFrom, militaryDay } from './days';
import { raiseOnce } from './raise-once';

/**
 * Tells the item's holder and the reporter of scheduled and in-progress maintenance that is dated from
 * yesterday through seven days ahead (section 9): one warning each, for each date.
 *
 * @returns how many notices were raised.
 */
export async function raiseMaintenanceNotices(db: Transaction<Database>, now: Date): Promise<number> {
  const first = dayFrom(now, -MAINTENANCE_NOTICE_DAYS.past);
  const last = dayFrom(now, MAINTENANCE_NOTICE_DAYS.ahead);
  const upcoming = await db
    .selectFrom('maintenance_item as work')
    .innerJoin('property', 'property.id', 'work.item_id')
    .select(['work.id', 'work.reported_by_user_id', 'property.assigned_to_user_id'])
    .select(['property.name', 'property.serial_number'])
    .select(sql<string>`work.scheduled_date::text`.as('day'))
    .where('work.status', 'not in', ['completed', 'cancelled'])
    .where(sql<boolean>`work.scheduled_date between ${first}::date and ${last}::date`)
    .execute();
  const occasions = upcoming.flatMap((work) =>
    [...new Set([work.assigned_to_user_id, work.reported_by_user_id])].flatMap((userId) =>
      userId === null
        ? []
        : {
            userId,
            key: `${work.id} ${work.day}`,
            notification: {
              type: 'warning' as const,
              title: 'Upcoming maintenance',
              message: `Maintenance of ${itemWords(work)} is scheduled for ${militaryDay(work.day)}.`,
              action: { label: 'View', path: `/maintenance/${work.id}` },
            },
          },
    ),
  );
  return raiseOnce(db, now, 'maintenance-due', 'maintenance', occasions);
}
