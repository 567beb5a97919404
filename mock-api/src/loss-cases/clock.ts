import type { LossCaseDto } from '@hand-receipt/contracts';
import { localDay } from '../kernel';

const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The day so many days after another one. Both are YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

interface Clock {
  /** YYYY-MM-DD. */
  discovered_on: string;
  days: number;
  submitted_at: Date | null;
  closed_at: Date | null;
}

/** The day of the search that a moment is in: the day of discovery is day 1. */
const dayAt = ({ discovered_on }: Pick<Clock, 'discovered_on'>, at: Date): number =>
  dayNumber(localDay(at)) - dayNumber(discovered_on) + 1;

/** The days on which leaders are told: after one third, two thirds and at the limit. */
export const warningDays = (days: number): readonly [number, number, number] => [
  Math.ceil(days / 3),
  Math.ceil((2 * days) / 3),
  days,
];

/** The clock of a case. It ends when the papers are submitted, or when the case is closed. */
export function readClock(row: Clock, now: Date): Pick<LossCaseDto, 'day' | 'clock'> {
  const ended = row.submitted_at ?? row.closed_at;
  const day = dayAt(row, ended ?? now);
  if (ended) return { day, clock: 'stopped' };
  if (day > row.days) return { day, clock: 'red' };
  return { day, clock: day >= warningDays(row.days)[1] ? 'amber' : 'running' };
}
