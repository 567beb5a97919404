import { ARCS, COMPONENT_KINDS, COMPONENT_STATUSES } from '@hand-receipt/contracts';
import { ScanField } from '@hand-receipt/scan/forms';
import { statusLook } from '@hand-receipt/ui';
import { CheckboxField, FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { QuantityField } from './quantity-field';

const STATUSES = COMPONENT_STATUSES.map((status) => ({ value: status, label: statusLook(status).label }));

const KINDS = [
  { value: '', label: 'Not stated' },
  ...COMPONENT_KINDS.map((kind) => ({ value: kind, label: kind })),
];
const ARC_WORDS = { N: 'N, nonexpendable', D: 'D, durable', X: 'X, expendable' };
const ARC_OPTIONS = [
  { value: '', label: 'Not stated' },
  ...ARCS.map((arc) => ({ value: arc, label: ARC_WORDS[arc] })),
];

/** The fields of a component (PROP-38). Only of a new one its status is asked for; later it is counted. */
export function ComponentFields({ isNew }: { isNew: boolean }) {
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
        {isNew && <SelectField name="status" label="Status" options={STATUSES} />}
        <SelectField name="kind" label="Kind" options={KINDS} />
        <TextField
          name="ui"
          label="Unit of Issue"
          optional
          uppercase
          placeholder="e.g., EA"
          autoComplete="off"
        />
        <SelectField name="arc" label="ARC" options={ARC_OPTIONS} />
      </FormGrid>
      <CheckboxField name="required" label="Required" />
      <TextAreaField name="notes" label="Notes" optional />
    </>
  );
}
