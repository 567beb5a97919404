import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { Button, FAULT_SYMBOL_WORDS, formatDate, Text } from '@hand-receipt/ui';
import { FormConflict, useFormikContext } from '@hand-receipt/ui/forms';
import { priorityLabel } from '../maintenance/maintenance-words';
import { type PlanValues, planValuesOf } from '../report-maintenance/plan-values';

const LABELS: Record<keyof PlanValues, string> = {
  description: 'Description',
  symbol: 'Status symbol',
  tmItem: 'TM item number',
  priority: 'Priority',
  scheduledDate: 'Scheduled',
  assignedTo: 'Assigned to',
  estimatedCompletionTime: 'Estimated time',
  notes: 'Notes',
};
const NAMES = Object.keys(LABELS) as (keyof PlanValues)[];

function wordsOf(values: PlanValues, name: keyof PlanValues): string {
  if (name === 'symbol') return FAULT_SYMBOL_WORDS[values.symbol];
  if (name === 'priority') return priorityLabel(values.priority);
  if (name === 'scheduledDate' && values.scheduledDate) return formatDate(values.scheduledDate);
  return values[name] || 'None';
}

interface ChangedMeanwhileProps {
  opened: MaintenanceDetailsDto;
  present: MaintenanceDetailsDto;
  /** What was typed is given up for what is on record now. */
  onTake: () => void;
}

/** What another person changed while the form was open. */
export function ChangedMeanwhile({ opened, present, onTake }: ChangedMeanwhileProps) {
  const { setValues } = useFormikContext<PlanValues>();
  const [before, now] = [planValuesOf(opened), planValuesOf(present)];
  const take = () => {
    void setValues(now);
    onTake();
  };
  return (
    <FormConflict
      title="Somebody changed this while you were typing."
      actions={
        <Button size="s" onClick={take}>
          Use what is on record
        </Button>
      }
    >
      {NAMES.filter((name) => before[name] !== now[name]).map((name) => (
        <Text key={name}>{`${LABELS[name]} on record now: ${wordsOf(now, name)}`}</Text>
      ))}
      <Text>What you typed is still here. Save again to put it on record.</Text>
    </FormConflict>
  );
}
