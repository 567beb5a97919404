import type { UnitDto } from '@hand-receipt/contracts';
import { Stack } from '@hand-receipt/ui';
import { ReadOnlyField, SelectField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { unitOptions } from './unit-options';
import { KIND_NAMES, KIND_OPTIONS, needsParent, parentsFor, type UnitValues } from './unit-rules';

interface UnitFieldsProps {
  units: readonly UnitDto[];
  /** The unit that is changed; its kind stays. */
  unit?: UnitDto;
}

/** Name, kind and place of a unit. */
export function UnitFields({ units, unit }: UnitFieldsProps) {
  const { values } = useFormikContext<UnitValues>();
  const parents = unitOptions(parentsFor(values.kind, units, unit?.id));
  return (
    <Stack gap="4">
      <TextField name="name" label="Name" autoComplete="off" />
      {unit ? (
        <ReadOnlyField label="Kind" value={KIND_NAMES[unit.kind]} />
      ) : (
        <SelectField name="kind" label="Kind" options={KIND_OPTIONS} />
      )}
      {values.kind === 'battalion' ? null : (
        <SelectField
          name="parentId"
          label="Belongs to"
          options={needsParent(values.kind) ? parents : [{ value: '', label: 'No unit above' }, ...parents]}
          placeholder={needsParent(values.kind) ? 'Select unit' : undefined}
        />
      )}
    </Stack>
  );
}
