import { badRequest, localDay } from '../kernel';

/** Nothing is planned further ahead. */
const MOST_YEARS = 10;

const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/**
 * @param day YYYY-MM-DD as a person plans it; null for no day.
 * @param name e.g. 'The scheduled day', and `field` as the request has it.
 * @throws ApiError 400 for a day before that of `now`, or more than ten years after it.
 */
export function requirePlannedDay(
  day: string | null | undefined,
  now: Date,
  { name, field }: { name: string; field: string },
): void {
  if (!day) return;
  const today = localDay(now);
  const refuse = (words: string) => badRequest(words, { [field]: words });
  if (day < today) throw refuse(`${name} is in the past. Choose today or a later day.`);
  if (day > yearsLater(today, MOST_YEARS)) {
    throw refuse(`${name} is more than ${MOST_YEARS} years ahead. Choose an earlier day.`);
  }
}

/** @throws ApiError 400 as `requirePlannedDay`. */
export const requireScheduledDay = (day: string | null | undefined, now: Date): void =>
  requirePlannedDay(day, now, { name: 'The scheduled day', field: 'scheduledDate' });
