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

const refuseDue = (words: string) => badRequest(words, { dueAt: words });

/** @throws ApiError 400 for a time that has passed. */
export function requireFuture(due: Date, at: Date): void {
  if (due <= at) throw refuseDue('The due time has passed.');
}

async function temporaryDue(
  db: Kysely<Database>,
  unitId: string,
  wanted: Date | null,
  actAt: Date,
): Promise<Date> {
  const days = await unitSetting(db, unitId, 'counter.temporaryDays');
  const latest = latestReturn(actAt, days);
  if (wanted === null) return timeOn(await unitSetting(db, unitId, 'counter.closingTime'), latest);
  requireFuture(wanted, actAt);
  if (wanted <= latest) return wanted;
  throw refuseDue(`A temporary hand receipt ends ${militaryDate(latest)} at the latest, after ${days} days.`);
}

/**
 * When the items of a hand-over are due back: a draw at the closing time of the counter unless it says otherwise, and in
 * less than 24 hours; a temporary receipt after the days that the unit allows; an issue never. All of it is measured from
 * `actAt`, so that what is entered from a paper log late may be overdue already.
 *
 * @throws ApiError 400 for a time that cannot be.
 */
export async function dueOf(
  db: Kysely<Database>,
  { mode, unitId, wanted, actAt }: { mode: HandOverMode; unitId: string; wanted: string | null; actAt: Date },
): Promise<Date | null> {
  const due = wanted === null ? null : new Date(wanted);
  if (mode === 'temporary') return temporaryDue(db, unitId, due, actAt);
  if (mode !== 'draw') return null;
  if (due === null) return nextTime(await unitSetting(db, unitId, 'counter.closingTime'), actAt);
  requireFuture(due, actAt);
  const end = new Date(actAt.getTime() + DAY_MS);
  if (due < end) return due;
  throw refuseDue(`A draw is due in less than 24 hours, before ${militaryTime(end)}.`);
}

/** When an act was done that is entered now, if it was said; a time in the future counts as now. */
export function saidTime(wanted: string | null | undefined, at: Date): Date | null {
  const said = wanted ? new Date(wanted) : null;
  return said !== null && said <= at ? said : null;
}

/** When an act was done that is entered now; a time in the future counts as now. */
export const actTime = (wanted: string | null | undefined, at: Date): Date => saidTime(wanted, at) ?? at;
