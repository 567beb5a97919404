import type { Selectable } from 'kysely';
import type { Database } from '../kernel';

type Times = Pick<
  Selectable<Database['check_schedule']>,
  'frequency' | 'due_times' | 'weekday' | 'month_day' | 'grace_minutes'
>;

/** When a category is checked. Times are the unit's local time, that of the server process. */
export interface CheckSchedule extends Times {
  /** Checks due before are those of `before`; null where it always was as it is. */
  effective_from?: Date | null;
  before?: CheckSchedule;
}

const MINUTE_MS = 60_000;

/** A count begins before it is due: a check this early answers the coming one. */
export const EARLY_MINUTES = 60;

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

/** Remembers the last answer for each schedule: a list asks the same of every item. */
function rememberLast<A extends readonly (Date | number)[], T>(
  ask: (schedule: CheckSchedule, ...asked: A) => T,
): (schedule: CheckSchedule, ...asked: A) => T {
  const answers = new WeakMap<CheckSchedule, { key: string; answer: T }>();
  return (schedule, ...asked) => {
    const key = asked.map(Number).join();
    const known = answers.get(schedule);
    if (known?.key === key) return known.answer;
    const answer = ask(schedule, ...asked);
    answers.set(schedule, { key, answer });
    return answer;
  };
}

/** The last `count` checks due at or before `now`, oldest first, each by the schedule of its day. */
export const lastDues = rememberLast((schedule: CheckSchedule, now: Date, count: number): Date[] => {
  const { effective_from: from, before } = schedule;
  const dues: Date[] = [];
  for (const due of dueTimes(schedule, now, -1)) {
    if (dues.length === count || (from && due < from)) break;
    if (due <= now) dues.unshift(due);
  }
  if (!from || !before || dues.length === count) return dues;
  const end = new Date(Math.min(now.getTime(), from.getTime() - 1));
  return [...lastDues(before, end, count - dues.length), ...dues];
});

/** The next check due after `now`, by the schedule of its day; null where the schedule names no time. */
export const nextDue = rememberLast((schedule: CheckSchedule, now: Date): Date | null => {
  const { effective_from: from, before } = schedule;
  const isPast = from && before && now < from;
  const due = isPast ? nextDue(before, now) : null;
  if (isPast && due && due < from) return due;
  const start = isPast ? new Date(from.getTime() - 1) : now;
  for (const next of dueTimes(schedule, start, 1)) if (next > start) return next;
  return null;
});

const minutesBefore = (time: Date, minutes: number): Date => new Date(time.getTime() - minutes * MINUTE_MS);

/**
 * From when on an inspection answers a check; one before answers the check before it. Where the schedule was changed since
 * that one was due, what answered it until then still does.
 */
export function opensAt(schedule: CheckSchedule, due: Date): Date {
  const { effective_from: from, before } = schedule;
  if (!from || !before) return minutesBefore(due, EARLY_MINUTES);
  if (due < from) return opensAt(before, due);
  const replaced = nextDue(before, new Date(from.getTime() - 1));
  const kept = replaced ? Math.min(from.getTime(), opensAt(before, replaced).getTime()) : from.getTime();
  return new Date(Math.max(minutesBefore(due, EARLY_MINUTES).getTime(), kept));
}

/** Until when an inspection answers a check on time, by the schedule in force when it was due. */
export function graceEnds(schedule: CheckSchedule, due: Date): Date {
  const { effective_from: from, before } = schedule;
  if (from && before && due < from) return graceEnds(before, due);
  return new Date(due.getTime() + schedule.grace_minutes * MINUTE_MS);
}

/** When the check after this one opens, from when on nothing answers this one; null where there is none. */
export function closesAt(schedule: CheckSchedule, due: Date): Date | null {
  const next = nextDue(schedule, due);
  return next && opensAt(schedule, next);
}
