import { PROPERTY_CATEGORIES } from '@hand-receipt/contracts';
import { ScanField } from '@hand-receipt/scan/forms';
import { FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { categoryLabel } from '../items/category-label';
import { ClassificationFields } from '../items/classification-fields';
import { GainFields, type GainFieldsProps } from './gain-fields';

const CATEGORIES = PROPERTY_CATEGORIES.map((category) => ({
  value: category,
  label: categoryLabel(category),
}));

/** The fields of PROP-32, and how the item comes into the book. */
export function ItemFields({ takesFile }: GainFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        data-autofocus
        placeholder="e.g., M4A1 Carbine"
        autoComplete="off"
      />
      <FormGrid>
        <ScanField
          name="serial_number"
          label="Serial Number"
          placeholder="e.g., W123456"
          mono
          uppercase
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField name="category" label="Category" options={CATEGORIES} placeholder="Select a category" />
        <TextField
          name="nsn"
          label="NSN"
          optional
          mono
          placeholder="e.g., 1005-01-231-0973"
          autoComplete="off"
        />
        <TextField
          name="lin"
          label="LIN"
          optional
          mono
          uppercase
          placeholder="e.g., C06935"
          autoComplete="off"
        />
        <TextField
          name="uii"
          label="UII"
          optional
          mono
          uppercase
          hint="As on the data plate"
          autoComplete="off"
        />
        <ClassificationFields ciicHint="Left empty, it is taken from the catalog." />
      </FormGrid>
      <TextAreaField name="description" label="Description" optional />
      <GainFields takesFile={takesFile} />
    </>
  );
}
