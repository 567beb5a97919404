import { type AmendableField, PROPERTY_CATEGORIES, type PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FormGrid, SelectField, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { categoryLabel } from '../items/category-label';
import { ClassificationFields } from '../items/classification-fields';
import { LocationField } from '../items/location-field';
import { mayPropose } from '../items/permissions';
import { TwoSignatures } from './two-signatures';

const CATEGORIES = PROPERTY_CATEGORIES.map((category) => ({
  value: category,
  label: categoryLabel(category),
}));

const NUMBERS = [
  { name: 'nsn', label: 'NSN', placeholder: 'e.g., 1005-01-231-0973' },
  { name: 'lin', label: 'LIN', placeholder: 'e.g., C06935' },
  { name: 'uii', label: 'UII', hint: 'As on the data plate' },
] as const;

interface EditFieldsProps {
  item: PropertyItem;
  onAmend: (field: AmendableField) => void;
}

/** The fields that one person changes alone. What is on record and takes two signatures is shown below them. */
export function EditFields({ item, onAmend }: EditFieldsProps) {
  const user = useCurrentUser();
  return (
    <>
      <FormGrid>
        <LocationField />
        <SelectField name="category" label="Category" options={CATEGORIES} />
        {NUMBERS.filter(({ name }) => item[name] === null).map(({ name, ...texts }) => (
          <TextField
            key={name}
            name={name}
            {...texts}
            optional
            mono
            uppercase
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        {mayPropose(user) && (
          <ClassificationFields ciicHint="Controlled inventory item code, one letter or digit." />
        )}
      </FormGrid>
      <TextAreaField name="description" label="Description" optional maxLength={2000} />
      <TwoSignatures item={item} onAmend={onAmend} />
    </>
  );
}
