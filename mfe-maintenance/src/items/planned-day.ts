import { localDay } from '@hand-receipt/data';
import { yup } from '@hand-receipt/ui/forms';

/** Nothing is planned further ahead, as on the server. */
const MOST_YEARS = 10;

function lastDay(): string {
  const now = new Date();
  return localDay(new Date(now.getFullYear() + MOST_YEARS, now.getMonth(), now.getDate()));
}

/**
 * A day that is planned, YYYY-MM-DD or '': today or later, at most ten years ahead.
 *
 * @param name e.g. 'The scheduled day'
 * @param recorded the day on record, which may have passed
 */
export const plannedDay = (name: string, recorded = '') =>
  yup
    .string()
    .test(
      'not-past',
      `${name} is in the past. Choose today or a later day.`,
      (day = '') => day === '' || day === recorded || day >= localDay(),
    )
    .test(
      'not-far',
      `${name} is more than ${MOST_YEARS} years ahead. Choose an earlier day.`,
      (day = '') => day === '' || day === recorded || day <= lastDay(),
    );
