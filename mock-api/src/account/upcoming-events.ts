import type { SensitiveCategory, UserDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, localDay } from '../kernel';
import { type OwnedSchedule, loadSchedules, nextDue, sensitiveCategory } from '../checks';
import { signedByMe } from '../access';

type UpcomingEvent = UserDto['upcomingEvents'][number];

/** Upcoming events told at once. */
const EVENTS_SHOWN = 10;

/** What is counted, in the plural. */
const ITEM_WORDS: Record<SensitiveCategory, string> = {
  weapon: 'weapons',
  optics: 'optics',
  communication: 'communications',
  crypto: 'crypto',
  other: 'other items',
};

/** Maintenance that is scheduled on what a person is signed for. */
const maintenanceEvents = (db: Kysely<Database>, userId: string, today: string) =>
  db
    .selectFrom('maintenance_item as work')
    .innerJoin('property', 'property.id', 'work.item_id')
    .select([
      sql<string>`'Maintenance: ' || property.name || ' ' || property.serial_number`.as('title'),
      sql<string>`work.scheduled_date::text`.as('date'),
    ])
    .where('work.status', '=', 'scheduled')
    .where('work.scheduled_date', '>=', today)
    .where('property.id', 'in', signedByMe(userId))
    .orderBy('work.scheduled_date')
    .orderBy('property.id')
    .limit(EVENTS_SHOWN)
    .execute();

/** Calibrations that fall due on what a person is signed for. */
const calibrationEvents = (db: Kysely<Database>, userId: string, today: string) => {
  const dueOn = sql<string>`(property.calibration_info ->> 'nextCalibrationDueDate')`;
  return (
    db
      .selectFrom('property')
      .select([
        sql<string>`'Calibration: ' || property.name || ' ' || property.serial_number`.as('title'),
        sql<string>`left(${dueOn}, 10)`.as('date'),
      ])
      // Written out: the index of what is calibrated serves no parameter.
      .where(sql<boolean>`requires_calibration`)
      .where(dueOn, '>=', today)
      .where('property.id', 'in', signedByMe(userId))
      .orderBy(dueOn)
      .orderBy('property.id')
      .limit(EVENTS_SHOWN)
      .execute()
  );
};

/** The next scheduled check of the sensitive items that a person holds, for each category of them. */
async function checkEvents(db: Kysely<Database>, userId: string, now: Date): Promise<UpcomingEvent[]> {
  const rows = await db
    .selectFrom('property')
    .select(['category', 'unit_id', sql<number>`count(*)::int`.as('count')])
    .where('assigned_to_user_id', '=', userId)
    // Written out: the index of sensitive items serves no parameter.
    .where(sql<boolean>`is_sensitive`)
    .groupBy(['category', 'unit_id'])
    .execute();
  if (rows.length === 0) return [];
  const schedules = await loadSchedules(db);
  const counts = new Map<OwnedSchedule, number>();
  for (const { category, unit_id, count } of rows) {
    const owned = schedules.owned(sensitiveCategory(category), unit_id);
    if (owned) counts.set(owned, (counts.get(owned) ?? 0) + count);
  }
  return [...counts].flatMap(([{ category, schedule }, count]) => {
    const due = nextDue(schedule, now);
    return due
      ? [{ title: `Sensitive item check: ${ITEM_WORDS[category]} (${count})`, date: localDay(due) }]
      : [];
  });
}

/** What a person has to expect on what they are signed for: checks, maintenance, calibration; soonest first. */
export async function upcomingEvents(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<UpcomingEvent[]> {
  const today = localDay(now);
  const events = await Promise.all([
    checkEvents(db, userId, now),
    maintenanceEvents(db, userId, today),
    calibrationEvents(db, userId, today),
  ]);
  return events
    .flat()
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .slice(0, EVENTS_SHOWN);
}
