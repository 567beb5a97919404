/** The day in UTC as the field writes it: 21NOV2026. */
export function dayOf(at: Date): string {
  const [, day, month, year] = /^\w+, (\d+) (\w+) (\d+)/.exec(at.toUTCString()) ?? [];
  return `${day}${month?.toUpperCase()}${year}`;
}

/** The same with the time of day: 21NOV2026 0604Z. */
export const momentOf = (at: Date): string =>
  `${dayOf(at)} ${at.toISOString().slice(11, 16).replace(':', '')}Z`;

/** A time in seconds since 1970 as a date-time group: 221856Z NOV 26. */
export function dateTimeGroup(seconds: bigint): string {
  const [day, month, year, time] = new Date(Number(seconds) * 1000).toUTCString().split(' ').slice(1);
  // A witness may sign a time that no calendar has.
  if (!day || !month || !year || !time) return `at ${seconds} s after 1970`;
  return `${day}${time.slice(0, 5).replace(':', '')}Z ${month.toUpperCase()} ${year.slice(-2)}`;
}
