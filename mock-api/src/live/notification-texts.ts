import { clockTime, localDay } from '../kernel';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** DDMMMYYYY HHMM in the unit's local time, as sentences name a moment. */
export const militaryTime = (time: Date): string =>
  `${two(time.getDate())}${MONTHS[time.getMonth()] ?? ''}${time.getFullYear()} ${clockTime(time)}`;

/** When something was done, in a sentence: `at 1845` of today, with its day of an earlier one. */
export const whenDone = (at: Date, now: Date): string =>
  localDay(at) === localDay(now) ? `at ${clockTime(at)}` : `on ${militaryTime(at)}`;

/** Name and serial number, the way people speak of one item. */
export const itemWords = (item: { name: string; serial_number: string }): string =>
  `${item.name} ${item.serial_number}`;
