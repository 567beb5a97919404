import type { ReadinessDayDto } from '@hand-receipt/contracts';
import { counted, formatDate } from '@hand-receipt/ui';

/** A day that had items to be ready. */
export type CountedDay = ReadinessDayDto & { readyPercent: number };

const isCounted = (day: ReadinessDayDto): day is CountedDay => day.readyPercent !== null;

export interface ReadinessFigures {
  today: ReadinessDayDto | undefined;
  /** The first day of the period that had items. */
  first: CountedDay | undefined;
  /** The day of the lowest readiness; of several the latest. */
  lowest: CountedDay | undefined;
}

/** The days that the picture is told by. @param history oldest first; the last one is today */
export function readinessFigures(history: readonly ReadinessDayDto[]): ReadinessFigures {
  const days = history.filter(isCounted);
  const lowest = days.reduce<CountedDay | undefined>(
    (low, day) => (low && low.readyPercent < day.readyPercent ? low : day),
    undefined,
  );
  return { today: history.at(-1), first: days[0], lowest };
}

/** The chart in two sentences, for screen readers. */
export function readinessSentence(history: readonly ReadinessDayDto[]): string {
  const { today, first, lowest } = readinessFigures(history);
  if (!first || !lowest) return 'There were no items on any of these days.';
  const now =
    !today || today.readyPercent === null
      ? 'There are no items today'
      : `${today.readyPercent}% of ${counted(today.total, 'item is', 'items are')} operational today`;
  return (
    `${now}; ${first.readyPercent}% were on ${formatDate(first.date)}. ` +
    `The lowest of ${history.length} days was ${lowest.readyPercent}% on ${formatDate(lowest.date)}.`
  );
}
