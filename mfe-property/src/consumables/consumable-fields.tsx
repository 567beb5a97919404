import { CONSUMABLE_CATEGORIES, CONSUMABLE_UNITS } from '@hand-receipt/contracts';
import { FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';

const options = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const CATEGORIES = options(CONSUMABLE_CATEGORIES);
const UNITS = options(CONSUMABLE_UNITS);

/** The fields of PROP-54. What is on the shelf is typed once; from then on it is restocked and issued. */
export function ConsumableFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        data-autofocus
        autoComplete="off"
        placeholder="e.g., AA Batteries"
      />
      <FormGrid>
        <SelectField name="category" label="Category" options={CATEGORIES} placeholder="Select a category" />
        <SelectField name="unit" label="Unit" options={UNITS} placeholder="Select a unit" />
        {isNew && (
          <TextField name="currentQuantity" label="Current quantity" inputMode="numeric" autoComplete="off" />
        )}
        <TextField name="minimumQuantity" label="Minimum quantity" inputMode="numeric" autoComplete="off" />
        <TextField
          name="nsn"
          label="NSN"
          optional
          mono
          autoComplete="off"
          placeholder="e.g., 6135-00-985-7845"
        />
        <TextField name="location" label="Location" optional autoComplete="off" />
        <TextField name="expirationDate" label="Expires" optional type="date" />
      </FormGrid>
      <TextAreaField name="notes" label="Notes" optional rows={2} />
    </>
  );
}
