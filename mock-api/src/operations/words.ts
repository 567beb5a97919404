const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** '41.3 MB', '12.0 GB' */
export const bytesWords = (bytes: number): string =>
  bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** '1 event', '2 events' */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** '3 days 4 h', '2 h 5 min', '12 min', 'less than a minute' */
export function durationWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  if (days > 0) return `${countWords(days, 'day')} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % HOUR_MINUTES} min` : `${minutes} min`;
}
