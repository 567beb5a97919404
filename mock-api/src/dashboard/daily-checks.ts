import type { DashboardSummaryDto, SensitiveItemDto } from '@hand-receipt/contracts';
import { type CheckSchedule, graceEnds, lastDues, nextDue, opensAt } from '../checks';
import { clockTime, startOfDay } from '../kernel';

type DailyCheck = DashboardSummaryDto['dailyChecks'][number];
/** One item, or one that stands for several alike. */
type CheckedItems = readonly Pick<SensitiveItemDto, 'status' | 'lastChecks'>[];

const labelOf = (due: Date): string => `${due.getHours() < 12 ? 'Morning' : 'Evening'} ${clockTime(due)}`;

/** Today's checks and tomorrow's first. */
function checksToShow(schedule: CheckSchedule, now: Date): { today: Date[]; tomorrow: Date | null } {
  const endOfToday = new Date(startOfDay(now, 1).getTime() - 1);
  const today = lastDues(schedule, endOfToday, schedule.due_times.length).filter(
    (due) => due >= startOfDay(now),
  );
  return { today, tomorrow: nextDue(schedule, endOfToday) };
}

function statusOf(due: Date, schedule: CheckSchedule, items: CheckedItems, now: Date): DailyCheck['status'] {
  const answers = items
    .filter((item) => item.status !== 'maintenance')
    .flatMap((item) => item.lastChecks.filter((check) => check.due === due.toISOString()));
  const done = answers.length > 0 && answers.every(({ result }) => result === 'done' || result === 'late');
  if (done) return 'Completed';
  const isAsked = now >= opensAt(schedule, due);
  return isAsked && answers.length > 0 && now > graceEnds(schedule, due) ? 'Overdue' : 'Pending';
}

/**
 * The day's checks of the items that are checked daily: completed when every one not in maintenance was
 * seen, overdue when its time ran out before that.
 */
export function dailyChecks(
  schedule: CheckSchedule | undefined,
  items: CheckedItems,
  now: Date,
): DailyCheck[] {
  if (!schedule) return [];
  const { today, tomorrow } = checksToShow(schedule, now);
  const checks: DailyCheck[] = today.map((due) => ({
    label: labelOf(due),
    due: due.toISOString(),
    status: statusOf(due, schedule, items, now),
  }));
  if (!tomorrow) return checks;
  return [
    ...checks,
    { label: `Tomorrow ${labelOf(tomorrow)}`, due: tomorrow.toISOString(), status: 'Scheduled' },
  ];
}
