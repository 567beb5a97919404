import { type Schedules, closesAt, graceEnds, lastDues, opensAt } from '../checks';
import { clockTime, startOfDay } from '../kernel';

const MINUTE_MS = 60_000;

/** Most checks of one schedule in two days. */
const MOST_CHECKS = 48;

/** A check of one category by the schedule of one unit. */
export interface CheckTime {
  category: string;
  /** Whose schedule it is; null for the default. */
  ownerId: string | null;
  due: Date;
  /** From then until then a read answers it. */
  opens: Date;
  closes: Date;
  /** A report after that is late. */
  graceEnds: Date;
}

/** The checks of yesterday and today, by category and schedule. */
export function checkTimes(schedules: Schedules, now: Date): CheckTime[] {
  const from = startOfDay(now, -1);
  const lastMoment = new Date(startOfDay(now, 1).getTime() - 1);
  return schedules.all.flatMap(({ category, ownerId, schedule }) =>
    lastDues(schedule, lastMoment, MOST_CHECKS)
      .filter((due) => due >= from)
      .map((due) => ({
        category,
        ownerId,
        due,
        opens: opensAt(schedule, due),
        closes: closesAt(schedule, due) ?? new Date(due.getTime() + 366 * 24 * 60 * MINUTE_MS),
        graceEnds: graceEnds(schedule, due),
      })),
  );
}

/** A check by its local time, e.g. '1800'. */
export const checkName = clockTime;
