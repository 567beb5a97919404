import type { ProgramCadence } from '@hand-receipt/contracts';
import { dayWords } from '../../property';

/** A cycle is 12 months. Months are written as their first day, YYYY-MM-01. */
export const CYCLE_MONTHS = 12;

const STEP: Record<ProgramCadence, number> = { monthly: 1, quarterly: 3 };

const two = (number: number): string => String(number).padStart(2, '0');

/** Months from year 0. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const fromNumber = (number: number): string => `${Math.floor(number / 12)}-${two((number % 12) + 1)}-01`;

/** The month so many months later, or earlier for a number below 0. */
export const addMonths = (month: string, months: number): string => fromNumber(numberOf(month) + months);

/** The month of a day, YYYY-MM-DD, or of YYYY-MM. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first month of the cycle that a month is in. A month before the first cycle is in the cycle before it. */
export function cycleStartOf(firstMonth: string, month: string): string {
  const cycles = Math.floor((numberOf(month) - numberOf(firstMonth)) / CYCLE_MONTHS);
  return addMonths(firstMonth, cycles * CYCLE_MONTHS);
}

/** Whether a month is the last of its cycle. */
export const endsCycle = (firstMonth: string, month: string): boolean =>
  cycleStartOf(firstMonth, addMonths(month, 1)) !== cycleStartOf(firstMonth, month);

/** The months from one on, up to and without another, for which a program of a cadence plans an inventory. */
export function programMonths(cadence: ProgramCadence, from: string, before: string): string[] {
  const months: string[] = [];
  for (let month = from; month < before; month = addMonths(month, STEP[cadence])) months.push(month);
  return months;
}

/** The month after one for which a program of a cadence plans an inventory. */
export const monthAfter = (cadence: ProgramCadence, month: string): string => addMonths(month, STEP[cadence]);

/** When an inventory of a month is due unless its date is moved: the end of the month, 2359 local time. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(year, number, 0, 23, 59);
}

/** E.g. 'NOV2026'. */
export const monthWords = (month: string): string => dayWords(month).slice(2);
