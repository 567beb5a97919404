import { PROPERTY_CATEGORIES, type PropertyItem } from '@hand-receipt/contracts';
import { FormGrid, ReadOnlyField, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { categoryLabel } from '../items/category-label';
import { LocationField } from '../items/location-field';

const CATEGORIES = PROPERTY_CATEGORIES.map((category) => ({
  value: category,
  label: categoryLabel(category),
}));

const NUMBERS = [
  { name: 'nsn', label: 'NSN', placeholder: 'e.g., 1005-01-231-0973' },
  { name: 'lin', label: 'LIN', placeholder: 'e.g., C06935' },
  { name: 'uii', label: 'UII', placeholder: 'As on the data plate' },
] as const;

/** The fields that one person changes alone. A number on record is shown: it takes two signatures to change. */
export function EditFields({ item }: { item: PropertyItem }) {
  return (
    <>
      <FormGrid>
        <LocationField />
        <SelectField name="category" label="Category" options={CATEGORIES} />
        {NUMBERS.map(({ name, label, placeholder }) => {
          const present = item[name];
          return present ? (
            <ReadOnlyField
              key={name}
              label={label}
              value={present}
              mono
              hint="Changing it needs an amendment."
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={label}
              placeholder={placeholder}
              optional
              mono
              uppercase
              autoComplete="off"
              spellCheck={false}
            />
          );
        })}
      </FormGrid>
      <TextAreaField name="description" label="Description" optional maxLength={2000} />
    </>
  );
}
