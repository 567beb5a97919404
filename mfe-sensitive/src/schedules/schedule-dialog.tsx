import type { CheckScheduleDto } from '@hand-receipt/contracts';
import { sensitiveMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ScheduleDays } from './schedule-days';
import { scheduleSchema, type ScheduleValues, toSchedule, toValues } from './schedule-values';
import { scheduleText } from './schedule-words';

interface ScheduleDialogProps {
  /** Name of the category, e.g. 'Weapons'. */
  name: string;
  schedule: CheckScheduleDto;
  onClose: () => void;
}

/** Changes when a category is checked. Checks that were due before stay judged by the schedule of their day. */
export function ScheduleDialog({ name, schedule, onClose }: ScheduleDialogProps) {
  const { mutateAsync, error } = useMutation(sensitiveMutations.changeSchedule);
  // A change by another person neither replaces what the user types nor is overwritten by it.
  const [opened] = useState(schedule);
  const save = async (values: ScheduleValues) => {
    const changed = toSchedule(values, opened.version);
    await mutateAsync({ category: opened.category, schedule: changed });
    toast({ title: 'Schedule Changed', description: `${name}: ${scheduleText(changed)}`, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Check schedule, ${name}`}
      description="Counts from now on. Checks that were due before stay as they were judged."
      submitLabel="Save"
      initialValues={toValues(opened)}
      schema={scheduleSchema}
      onSubmit={save}
      onError={() => undefined}
    >
      <ScheduleDays />
      <TextField name="dueTimes" label="Times" mono hint="HHMM, e.g. 0600, 1800" />
      <TextField
        name="graceMinutes"
        label="Grace in minutes"
        inputMode="numeric"
        hint="A check done within these minutes after it was due is on time."
      />
      <TextAreaField
        name="citation"
        label="Citation"
        optional
        rows={2}
        hint="The regulation or order behind this schedule, as your unit cites it."
      />
      {error ? <FormError title="The schedule was not changed">{error.message}</FormError> : null}
    </FormDialog>
  );
}
