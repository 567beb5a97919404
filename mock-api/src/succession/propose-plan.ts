import { ACT_OF, type SectionItems, type SectionKey, keyWord } from './set-items';

/** Items that two people count in a day. */
const ITEMS_A_DAY = 75;

const DAY = 24 * 60 * 60 * 1000;

/** A section as it is stored, as far as the plan needs it. */
export interface PlannedSection extends SectionKey {
  number: number;
  /** YYYY-MM-DD. */
  day: string;
}

const isWorkingDay = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== 6;

/** This day, or the next that is none of a weekend. YYYY-MM-DD. */
function workingDay(day: string): string {
  let at = new Date(`${day}T12:00:00Z`);
  while (!isWorkingDay(at)) at = new Date(at.getTime() + DAY);
  return at.toISOString().slice(0, 10);
}

/** The working day after this one. */
const nextWorkingDay = (day: string): string =>
  workingDay(new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10));

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * Proposes a number and a day for the sections that have none, smallest first: each working day is filled up to 75 items.
 * What is signed for by nobody, or from the book by others, is included only where somebody chooses so.
 */
export function proposePlan(
  groups: readonly SectionItems[],
  known: readonly PlannedSection[],
  startsOn: string,
) {
  const has = new Set(known.map(keyWord));
  const missing = groups.filter((group) => !has.has(keyWord(group)));
  const smallestFirst = missing.sort(
    (one, other) => one.items.length - other.items.length || (keyWord(one) < keyWord(other) ? -1 : 1),
  );
  const lastDay = known
    .map(({ day }) => day)
    .sort()
    .at(-1);
  let number = Math.max(0, ...known.map((section) => section.number));
  let day = lastDay === undefined ? workingDay(startsOn) : nextWorkingDay(lastDay);
  let onDay = 0;
  return smallestFirst.map(({ kind, subUserId, items }) => {
    if (onDay > 0 && onDay + items.length > ITEMS_A_DAY) {
      day = nextWorkingDay(day);
      onDay = 0;
    }
    onDay += items.length;
    number += 1;
    return { number, kind, subUserId, day, act: ACT_OF[kind], included: ACT_OF[kind] === 'replace' };
  });
}
