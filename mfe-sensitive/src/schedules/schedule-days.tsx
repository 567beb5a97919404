import { SelectField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import type { ScheduleValues } from './schedule-values';
import { WEEKDAYS } from './schedule-words';

const FREQUENCIES = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));

/** How often, and on which day where it is not each one. */
export function ScheduleDays() {
  const { values } = useFormikContext<ScheduleValues>();
  return (
    <>
      <SelectField name="frequency" label="Frequency" options={FREQUENCIES} />
      {values.frequency === 'weekly' ? (
        <SelectField name="weekday" label="Day of the week" options={DAYS} />
      ) : null}
      {values.frequency === 'monthly' ? (
        <TextField name="monthDay" label="Day of the month" inputMode="numeric" />
      ) : null}
    </>
  );
}
