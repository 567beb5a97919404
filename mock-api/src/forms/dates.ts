import { militaryTime } from '../live';

/** DDMMMYYYY in the unit's local time, as forms write a day. */
export const formDate = (time: Date): string => militaryTime(time).split(' ')[0] ?? '';

/** DDMMMYYYY HHMM in the unit's local time. */
export const formTime = militaryTime;

/** YYYYMMDD in the unit's local time, as numbers and file names write a day. */
export const compactDate = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
