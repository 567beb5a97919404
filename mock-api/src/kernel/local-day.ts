const two = (number: number): string => String(number).padStart(2, '0');

/** The calendar day of a moment in the unit's local time, that of the server process: YYYY-MM-DD. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The time of a moment by the unit's clock: HHMM. */
export const clockTime = (at: Date): string => `${two(at.getHours())}${two(at.getMinutes())}`;

/** Local midnight at which a day begins, so many days after that of `at`. */
export const startOfDay = (at: Date, offset = 0): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + offset);

/** Days from the day of `at` to a day, YYYY-MM-DD; 0 for today, below 0 for the past. */
export function daysUntil(day: string, at: Date): number {
  const noon = (text: string) => Date.parse(`${text}T12:00:00Z`);
  return Math.round((noon(day) - noon(localDay(at))) / (24 * 60 * 60 * 1000));
}
