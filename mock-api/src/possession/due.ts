import type { HandOverMode } from '@hand-receipt/contracts';
import { type Kysely } from 'kysely';
import { type Database, badRequest, startOfDay } from '../kernel';
import { militaryTime } from '../live';
import { militaryDate } from '../property';
import { unitSetting } from '../unit-settings';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A time of day, e.g. '1800', on a day. @param day any moment of it */
function timeOn(time: string, day: Date): Date {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(2))];
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

/** The next moment of a time of day after `at`. */
function nextTime(time: string, at: Date): Date {
  const today = timeOn(time, at);
  return today > at ? today : timeOn(time, startOfDay(at, 1));
}

/** The last minute of the last day on which an item may be out that was given out at `from`. */
export const latestReturn = (from: Date, days: number): Date =>
  new Date(startOfDay(from, days + 1).getTime() - MINUTE_MS);

/** @throws ApiError 400 for a time that has passed. */
export function requireFuture(due: Date, at: Date): void {
  if (due <= at) throw badRequest('The due time has passed.', { dueAt: 'The due time has passed.' });
}

async function temporaryDue(
  db: Kysely<Database>,
  unitId: string,
  wanted: Date | null,
  at: Date,
): Promise<Date> {
  const days = await unitSetting(db, unitId, 'counter.temporaryDays');
  const latest = latestReturn(at, days);
  if (wanted === null) return timeOn(await unitSetting(db, unitId, 'counter.closingTime'), latest);
  requireFuture(wanted, at);
  if (wanted <= latest) return wanted;
  const words = `A temporary hand receipt ends ${militaryDate(latest)} at the latest, after ${days} days.`;
  throw badRequest(words, { dueAt: words });
}

/**
 * When the items of a hand-over are due back: a draw at the closing time of the counter unless it says otherwise, and in
 * less than 24 hours; a temporary receipt after the days that the unit allows; an issue never.
 *
 * @throws ApiError 400 for a time that cannot be.
 */
export async function dueOf(
  db: Kysely<Database>,
  { mode, unitId, wanted, at }: { mode: HandOverMode; unitId: string; wanted: string | null; at: Date },
): Promise<Date | null> {
  const due = wanted === null ? null : new Date(wanted);
  if (mode === 'temporary') return temporaryDue(db, unitId, due, at);
  if (mode !== 'draw') return null;
  if (due === null) return nextTime(await unitSetting(db, unitId, 'counter.closingTime'), at);
  requireFuture(due, at);
  if (due.getTime() - at.getTime() < DAY_MS) return due;
  const words = `A draw is due in less than 24 hours, before ${militaryTime(new Date(at.getTime() + DAY_MS))}.`;
  throw badRequest(words, { dueAt: words });
}

/** When an act was done that is entered now; a time in the future counts as now. */
export function actTime(wanted: string | null | undefined, at: Date): Date {
  const said = wanted ? new Date(wanted) : at;
  return said > at ? at : said;
}
