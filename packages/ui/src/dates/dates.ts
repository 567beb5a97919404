import dayjs from 'dayjs';

/** What the API and the forms hold a date in. */
export type DateValue = string | number | Date | null | undefined;

const NOT_GIVEN = 'N/A';
const UNREADABLE = 'Invalid Date';

/** Formats in local time; a missing date is 'N/A', one that cannot be read 'Invalid Date'. */
function format(date: DateValue, pattern: string): string {
  if (date === null || date === undefined || date === '') return NOT_GIVEN;
  const parsed = dayjs(date);
  return parsed.isValid() ? parsed.format(pattern) : UNREADABLE;
}

const upper = (text: string) => (text === UNREADABLE ? text : text.toUpperCase());

/** `21NOV2026` */
export const formatDate = (date: DateValue): string => upper(format(date, 'DDMMMYYYY'));

/** `0604` */
export const formatTime = (date: DateValue): string => format(date, 'HHmm');

/** `21NOV2026 0604` */
export const formatDateTime = (date: DateValue): string => upper(format(date, 'DDMMMYYYY HHmm'));

/** `0604` for a time of today (the local day), else `21NOV2026 0604`. */
export const formatRecentTime = (at: string | number, now: Date = new Date()): string =>
  dayjs(at).isSame(now, 'day') ? formatTime(at) : formatDateTime(at);

/** In a sentence: `at 0604` for a time of today, else `on 21NOV2026 0604`. */
export const recentTimeWords = (at: string | number, now: Date = new Date()): string =>
  `${dayjs(at).isSame(now, 'day') ? 'at' : 'on'} ${formatRecentTime(at, now)}`;

/** `2026-11-21 06:04:18`, as the ledger's tables write it. */
export const formatLedgerTime = (date: DateValue): string => format(date, 'YYYY-MM-DD HH:mm:ss');

/** `November 21, 2026 at 06:04` */
export const formatLongDateTime = (date: DateValue): string => format(date, 'MMMM D, YYYY [at] HH:mm');

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en');

/**
 * `4 minutes ago`. For notifications and activity only: accountability needs a date and a time.
 * A date ahead of `now` (a clock that is off) counts as now.
 */
export function timeAgo(date: DateValue, now: DateValue = Date.now()): string {
  const text = format(date, 'X');
  if (text === NOT_GIVEN || text === UNREADABLE) return text;
  const seconds = dayjs(now).diff(dayjs(date), 'second');
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'less than a minute ago';
}
