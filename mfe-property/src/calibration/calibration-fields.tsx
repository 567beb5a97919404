import { CALIBRATION_RESULTS } from '@hand-receipt/contracts';
import { FormGrid, SelectField, TextAreaField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { FileField } from '../item-photos/file-field';
import { RESULT_WORDS } from './calibration-text';
import type { CalibrationValues } from './calibration-values';

const RESULTS = CALIBRATION_RESULTS.map((value) => ({ value, label: RESULT_WORDS[value] }));

/** The fields of a calibration. `days` between two of them; null where the item has no interval. */
export function CalibrationFields({ days }: { days: number | null }) {
  const { values } = useFormikContext<CalibrationValues>();
  const isFailed = values.result === 'failed';
  return (
    <>
      <FormGrid>
        <TextField name="doneOn" label="Calibrated on" type="date" mono data-autofocus />
        <SelectField
          name="result"
          label="Result"
          options={RESULTS}
          hint={isFailed ? 'The item stays due until it passes.' : undefined}
        />
        {!isFailed && (
          <TextField
            name="nextDue"
            label="Next due"
            type="date"
            mono
            optional={days !== null}
            hint={days === null ? 'No interval is on record.' : `Empty: ${days} days later`}
          />
        )}
        <TextField name="certificate" label="Certificate" optional mono autoComplete="off" />
      </FormGrid>
      <TextField
        name="byName"
        label="Calibrated by"
        placeholder="e.g., Area TMDE support team"
        autoComplete="off"
      />
      <TextAreaField name="notes" label="Notes" optional />
      <FileField title="Photo of the certificate" optional />
    </>
  );
}
