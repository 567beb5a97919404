import { MAINTENANCE_NOTICE_DAYS } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import { seesItem } from '../access';
import { type Database, localDay, startOfDay } from '../kernel';
import { type ReminderKey, itemWords, raiseReminderOnce } from '../live';
import { dayWords } from '../property';

interface MaintenanceReminderOptions {
  /** Only what this person is to be told. */
  userId?: string;
  /** Told of work whose date is no day, which is passed over. */
  onUnreadable?: (work: { id: string; day: string }) => void;
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Work that is not done, dated in the time that is told of; or by what is no day, such as 'infinity'. */
const upcomingWork = (db: Transaction<Database>, now: Date) =>
  db
    .selectFrom('maintenance_item as work')
    .innerJoin('property', 'property.id', 'work.item_id')
    // The item may be out of the reporter's sight by now: with another company, say.
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'work.reported_by_user_id').on(seesItem(sql.ref('work.item_id'))),
    )
    .select(['work.id', 'users.id as reporterId', 'property.assigned_to_user_id'])
    .select(['property.name', 'property.serial_number'])
    .select(sql<string>`work.scheduled_date::text`.as('day'))
    .where('work.status', 'not in', ['completed', 'cancelled'])
    .where('property.left_at', 'is', null)
    .where(
      sql<boolean>`(not isfinite(work.scheduled_date) or work.scheduled_date
        between ${localDay(startOfDay(now, -MAINTENANCE_NOTICE_DAYS.past))}::date
        and ${localDay(startOfDay(now, MAINTENANCE_NOTICE_DAYS.ahead))}::date)`,
    );

type UpcomingWork = Awaited<ReturnType<ReturnType<typeof upcomingWork>['execute']>>[number];

const remindersOf = (work: UpcomingWork): ReminderKey[] =>
  [...new Set([work.assigned_to_user_id, work.reporterId])].flatMap((userId) =>
    userId === null
      ? []
      : {
          userId,
          key: `${work.id} ${work.day}`,
          notification: {
            type: 'warning' as const,
            title: 'Upcoming maintenance',
            message: `Maintenance of ${itemWords(work)} is scheduled for ${dayWords(work.day)}.`,
            action: { label: 'View', path: `/maintenance/${work.id}` },
          },
        },
  );

/**
 * Tells the item's holder, and the reporter while they see the item, of scheduled and in-progress maintenance that is dated from
 * yesterday through seven days ahead (section 9): one warning each, for each date.
 *
 * @returns how many reminders were raised.
 */
export async function raiseMaintenanceReminders(
  db: Transaction<Database>,
  now: Date,
  { userId, onUnreadable }: MaintenanceReminderOptions = {},
): Promise<number> {
  const found = await upcomingWork(db, now)
    .$if(userId !== undefined, (all) =>
      all.where(sql<boolean>`${userId ?? ''} in (property.assigned_to_user_id, users.id)`),
    )
    .execute();
  const readable = found.filter((work) => {
    const isDay = IS_DAY.test(work.day);
    if (!isDay) onUnreadable?.({ id: work.id, day: work.day });
    return isDay;
  });
  const reminders = readable.flatMap(remindersOf);
  const wanted =
    userId === undefined ? reminders : reminders.filter((reminder) => reminder.userId === userId);
  return raiseReminderOnce(db, now, 'maintenance-due', 'maintenance', wanted);
}
