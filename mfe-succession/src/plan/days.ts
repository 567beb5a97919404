const DAY_MS = 24 * 60 * 60 * 1000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** 'YYYY-MM-DD', as the API writes days. */
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days from one to another: 1 from a day to the next. */
export const daysFrom = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS);

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string => written(at(day) + days * DAY_MS);

/** Every day from the first to the last, both included. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysFrom(first, last) + 1) }, (_, index) =>
    written(at(first) + index * DAY_MS),
  );

/** Saturday or Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(at(day)).getUTCDay());

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 'Thursday'. */
export const weekday = (day: string): string => WEEKDAYS[new Date(at(day)).getUTCDay()] ?? '';

/** '03' of '2026-12-03'. */
export const dayOfMonth = (day: string): string => day.slice(8);
