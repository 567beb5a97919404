import { MAINTENANCE_PRIORITIES } from '@hand-receipt/contracts';
import { CheckboxField, FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';
import { DateField } from '../items/date-field';
import { priorityLabel } from '../maintenance/maintenance-words';

const PRIORITIES = MAINTENANCE_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }));

/** Longest texts, in characters, as the server takes them. */
const LIMIT = { text: 2000, assignedTo: 120, time: 60 } as const;

/** What is planned of a piece of maintenance. `first` stands beside the priority. */
export function PlanFields({ first }: { first?: ReactNode }) {
  return (
    <>
      <TextAreaField name="description" label="Description" maxLength={LIMIT.text} />
      <FormGrid>
        {first}
        <SelectField name="priority" label="Priority" options={PRIORITIES} />
        <DateField name="scheduledDate" label="Scheduled" optional />
        <TextField name="assignedTo" label="Assigned to" optional maxLength={LIMIT.assignedTo} />
        <TextField
          name="estimatedCompletionTime"
          label="Estimated time"
          optional
          placeholder="2 days"
          maxLength={LIMIT.time}
        />
      </FormGrid>
      <TextAreaField name="notes" label="Notes" optional rows={2} maxLength={LIMIT.text} />
      <CheckboxField
        name="deadlined"
        label="The fault deadlines the item"
        hint="Its status becomes Deadline - Maintenance until the work is completed."
      />
    </>
  );
}
