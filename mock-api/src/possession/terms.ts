import { badRequest, localDay } from '../kernel';

/** When a term ends whose last day is this one. @param day YYYY-MM-DD, in local time */
export function endOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1);
}

/** @returns when the term ends; now where no day is given. @throws ApiError 400 for a day that is over. */
export function endOfTerm(day: string | null, at: Date): Date {
  if (day === null) return at;
  if (day < localDay(at)) throw badRequest('This day is over.', { until: 'This day is over.' });
  return endOfDay(day);
}

/** When a day begins, in local time. @param day YYYY-MM-DD */
export function startOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
