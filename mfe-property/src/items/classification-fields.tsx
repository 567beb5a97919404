import { SelectField, TextField } from '@hand-receipt/ui/forms';
import { MARK_OPTIONS } from './classification-words';

interface ClassificationFieldsProps {
  /** What an empty code means here. */
  ciicHint: string;
}

/** What makes an item sensitive, besides its category: its code and its own mark. */
export function ClassificationFields({ ciicHint }: ClassificationFieldsProps) {
  return (
    <>
      <TextField
        name="ciic"
        label="CIIC"
        hint={ciicHint}
        optional
        mono
        uppercase
        placeholder="e.g., 4"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        name="sensitive_mark"
        label="Sensitive mark"
        options={MARK_OPTIONS}
        hint="By code leaves it to the CIIC and the catalog."
      />
    </>
  );
}
