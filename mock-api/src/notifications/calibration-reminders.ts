import { CALIBRATION_NOTICE_DAYS, CALIBRATION_NOTICES } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import { type Database, localDay, startOfDay } from '../kernel';
import { itemWords, raiseReminderOnce } from '../live';
import { dayWords } from '../property';

const dueDay = sql<string>`left(property.calibration_info ->> 'nextCalibrationDueDate', 10)`;

/**
 * Tells the holder of an item that its calibration is due within thirty days, or was: once for each date.
 * What is no date is passed over.
 *
 * @returns how many reminders were raised.
 */
export async function raiseCalibrationReminders(db: Transaction<Database>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('property')
    .innerJoin('users', 'users.id', 'property.assigned_to_user_id')
    .select(['property.id', 'property.name', 'property.serial_number', 'users.id as userId'])
    .select(dueDay.as('day'))
    .where('users.status', '=', 'Active')
    .where('property.requires_calibration', '=', true)
    .where(sql<boolean>`${dueDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
    .where(sql<boolean>`${dueDay} <= ${localDay(startOfDay(now, CALIBRATION_NOTICE_DAYS))}`)
    .execute();
  const today = localDay(now);
  const reminders = due.map(({ userId, id, day, ...item }) => ({
    userId,
    key: `${id} ${day}`,
    notification: {
      type: 'warning' as const,
      title: CALIBRATION_NOTICES[day < today ? 1 : 0],
      message: `Calibration of ${itemWords(item)} ${day < today ? 'was' : 'is'} due on ${dayWords(day)}.`,
      action: { label: 'View', path: `/property-book/${id}` },
    },
  }));
  return raiseReminderOnce(db, now, 'calibration-due', 'property', reminders);
}
