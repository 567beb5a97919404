import type { CheckScheduleDto, CheckScheduleInput } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

const HHMM = /^([01][0-9]|2[0-3])[0-5][0-9]$/;
const MOST_TIMES = 8;
const LAST_MONTH_DAY = 28;
/** Thirty days. */
const MOST_GRACE_MINUTES = 43_200;
const CITATION_LIMIT = 300;

/** The form as it is filled in: text in every box. */
export interface ScheduleValues {
  frequency: CheckScheduleDto['frequency'];
  dueTimes: string;
  weekday: string;
  monthDay: string;
  graceMinutes: string;
  citation: string;
}

const timesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const wholeNumber = (most: number, least: number, message: string) =>
  yup
    .string()
    .test('whole-number', message, (text = '') => /^\d+$/.test(text) && +text >= least && +text <= most);

export const scheduleSchema = yup.object({
  dueTimes: yup
    .string()
    .test('some', 'Enter at least one time', (text = '') => timesIn(text).length > 0)
    .test('few', `Enter at most ${MOST_TIMES} times`, (text = '') => timesIn(text).length <= MOST_TIMES)
    .test('hhmm', 'Write each time as HHMM, e.g. 0600', (text = '') =>
      timesIn(text).every((time) => HHMM.test(time)),
    ),
  monthDay: yup.string().when('frequency', {
    is: 'monthly',
    then: () => wholeNumber(LAST_MONTH_DAY, 1, `Enter a day from 1 to ${LAST_MONTH_DAY}`),
  }),
  graceMinutes: wholeNumber(MOST_GRACE_MINUTES, 0, `Enter minutes from 0 to ${MOST_GRACE_MINUTES}`),
  citation: yup.string().max(CITATION_LIMIT, `The citation has at most ${CITATION_LIMIT} characters`),
});

export const toValues = (schedule: CheckScheduleDto): ScheduleValues => ({
  frequency: schedule.frequency,
  dueTimes: schedule.dueTimes.join(', '),
  weekday: String(schedule.weekday ?? 1),
  monthDay: String(schedule.monthDay ?? 1),
  graceMinutes: String(schedule.graceMinutes),
  citation: schedule.citation ?? '',
});

/** @param version of the schedule that the form began with: a change made meanwhile by another person is kept. */
export const toSchedule = (values: ScheduleValues, version: number): CheckScheduleInput => ({
  frequency: values.frequency,
  dueTimes: timesIn(values.dueTimes),
  weekday: values.frequency === 'weekly' ? Number(values.weekday) : null,
  monthDay: values.frequency === 'monthly' ? Number(values.monthDay) : null,
  graceMinutes: Number(values.graceMinutes),
  citation: values.citation.trim() || null,
  version,
});
