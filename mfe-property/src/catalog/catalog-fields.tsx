import { FormGrid, SelectField, TextField } from '@hand-receipt/ui/forms';
import { MARK_OPTIONS } from '../items/classification-words';
import type { CatalogValues } from './catalog-values';

interface CatalogFieldsProps {
  /** What is on record by now, where somebody else changed it; null while nobody did. */
  present: CatalogValues | null;
}

const TEXTS = [
  { name: 'name', label: 'Name', mono: false },
  { name: 'lin', label: 'LIN', mono: true },
  { name: 'ciic', label: 'CIIC', mono: true },
  { name: 'unit_of_issue', label: 'Unit of issue', mono: true },
  { name: 'calibration_days', label: 'Days between calibrations', mono: true },
] as const;

export function CatalogFields({ present }: CatalogFieldsProps) {
  const onRecord = (name: keyof CatalogValues) =>
    present ? `On record now: ${present[name] || 'nothing'}` : undefined;
  return (
    <FormGrid>
      {TEXTS.map(({ name, label, mono }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint={onRecord(name)}
          optional
          mono={mono}
          uppercase={mono}
          inputMode={name === 'calibration_days' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <SelectField
        name="sensitive_mark"
        label="Sensitive mark"
        options={MARK_OPTIONS}
        hint={onRecord('sensitive_mark') ?? 'Yes makes every item of this NSN sensitive.'}
      />
    </FormGrid>
  );
}
