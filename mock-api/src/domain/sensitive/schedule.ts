import type { CheckScheduleTable } from '../custody/tables';

/** When a category is checked. Times are the unit's local time, that of the server process. */
export type CheckSchedule = Pick<
  CheckScheduleTable,
  'frequency' | 'due_times' | 'weekday' | 'month_day' | 'grace_minutes'
>;

/** Days looked at when searching back or ahead, long enough to hold six monthly checks. */
const HORIZON_DAYS = 220;

const isCheckDay = (schedule: CheckSchedule, day: Date): boolean => {
  if (schedule.frequency === 'weekly') return day.getDay() === schedule.weekday;
  if (schedule.frequency === 'monthly') return day.getDate() === schedule.month_day;
  return true;
};

/** The calendar day `offset` days from that of `now`, at 'HHMM' local time. */
const atTime = (now: Date, offset: number, hhmm: string): Date =>
  new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + offset,
    Number(hhmm.slice(0, 2)),
    Number(hhmm.slice(2)),
  );

function* dueTimes(schedule: CheckSchedule, now: Date, step: 1 | -1): Generator<Date> {
  const times = [...schedule.due_times].sort();
  if (step === -1) times.reverse();
  for (let day = 0; day <= HORIZON_DAYS; day += 1) {
    if (!isCheckDay(schedule, atTime(now, day * step, '1200'))) continue;
    for (const time of times) yield atTime(now, day * step, time);
  }
}

/** The last `count` checks due at or before `now`, oldest first. */
export function lastDues(schedule: CheckSchedule, now: Date, count: number): Date[] {
  const dues: Date[] = [];
  for (const due of dueTimes(schedule, now, -1)) {
    if (dues.length === count) break;
    if (due <= now) dues.unshift(due);
  }
  return dues;
}

/** The next check due after `now`; null where the schedule names no time. */
export function nextDue(schedule: CheckSchedule, now: Date): Date | null {
  for (const due of dueTimes(schedule, now, 1)) if (due > now) return due;
  return null;
}
