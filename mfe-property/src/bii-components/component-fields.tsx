import { COMPONENT_STATUSES } from '@hand-receipt/contracts';
import { ScanField } from '@hand-receipt/scan/forms';
import { statusLook } from '@hand-receipt/ui';
import { CheckboxField, FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { QuantityField } from './quantity-field';

const STATUSES = COMPONENT_STATUSES.map((status) => ({ value: status, label: statusLook(status).label }));

/** The fields of a component (PROP-38). */
export function ComponentFields() {
  return (
    <>
      <TextField name="name" label="Name" data-autofocus autoComplete="off" />
      <FormGrid>
        <TextField
          name="nsn"
          label="NSN"
          optional
          mono
          placeholder="e.g., 1005-01-604-5620"
          autoComplete="off"
        />
        <ScanField
          name="serialNumber"
          label="Serial Number"
          optional
          mono
          uppercase
          autoComplete="off"
          spellCheck={false}
        />
        <QuantityField />
        <SelectField name="status" label="Status" options={STATUSES} />
      </FormGrid>
      <CheckboxField name="required" label="Required" />
      <TextAreaField name="notes" label="Notes" optional />
    </>
  );
}
