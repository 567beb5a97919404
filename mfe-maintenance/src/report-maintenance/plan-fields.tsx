import {
  FAULT_SYMBOLS,
  FORM_LIMITS,
  type FaultSymbol,
  MAINTENANCE_PRIORITIES,
} from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FAULT_SYMBOL_WORDS } from '@hand-receipt/ui';
import { FormGrid, SelectField, TextAreaField, TextField, useField } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';
import { DateField } from '../items/date-field';
import { priorityLabel } from '../maintenance/maintenance-words';

const PRIORITIES = MAINTENANCE_PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }));

/** Longest texts, in characters, as the server takes them. */
const LIMIT = { text: 2000, assignedTo: 120, time: 60 } as const;

/** The status symbol of the fault; only a Commander sets a circled X. */
function SymbolField() {
  const role = useCurrentUser()?.role;
  const [{ value }, { initialValue }] = useField<FaultSymbol>('symbol');
  const options = FAULT_SYMBOLS.filter(
    (symbol) => symbol !== 'circled X' || role === 'Commander' || initialValue === symbol,
  ).map((symbol) => ({ value: symbol, label: FAULT_SYMBOL_WORDS[symbol] }));
  return (
    <SelectField
      name="symbol"
      label="Status symbol"
      options={options}
      hint={
        value === 'X'
          ? 'The fault deadlines the item: its status becomes Deadline - Maintenance until the work is completed.'
          : undefined
      }
    />
  );
}

/** What is planned of a piece of maintenance. `first` stands beside the priority. */
export function PlanFields({ first }: { first?: ReactNode }) {
  return (
    <>
      <TextAreaField name="description" label="Description" maxLength={LIMIT.text} />
      <FormGrid>
        <SymbolField />
        <TextField
          name="tmItem"
          label="TM item number"
          optional
          mono
          autoComplete="off"
          maxLength={FORM_LIMITS.tmItem}
        />
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
    </>
  );
}
