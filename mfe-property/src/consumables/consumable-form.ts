import {
  type ConsumableCategory,
  type ConsumableDto,
  type ConsumableUnit,
  type CreateConsumableDto,
  type EditConsumableDto,
  formatNsn,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { wholeNumber } from './quantity';

/** What the form of a consumable holds; named as the API names it, so that its errors find their fields. */
export interface ConsumableValues {
  name: string;
  nsn: string;
  category: ConsumableCategory | '';
  unit: ConsumableUnit | '';
  currentQuantity: string;
  minimumQuantity: string;
  location: string;
  expirationDate: string;
  notes: string;
}

export const EMPTY_CONSUMABLE: ConsumableValues = {
  name: '',
  nsn: '',
  category: '',
  unit: '',
  currentQuantity: '',
  minimumQuantity: '',
  location: '',
  expirationDate: '',
  notes: '',
};

export const valuesOf = (item: ConsumableDto): ConsumableValues => ({
  name: item.name,
  nsn: item.nsn ?? '',
  category: item.category,
  unit: item.unit,
  currentQuantity: String(item.currentQuantity),
  minimumQuantity: String(item.minimumQuantity),
  location: item.location ?? '',
  expirationDate: item.expirationDate ?? '',
  notes: item.notes ?? '',
});

const nsn = yup
  .string()
  .test('nsn', STOCK_NUMBER_WORDS.nsn, (text = '') => text.trim() === '' || formatNsn(text) !== null);

/** The lengths are the API's. */
export const consumableSchema = yup.object({
  name: yup.string().trim().required('Name is required').max(200, 'At most 200 characters'),
  nsn,
  category: yup.string().required('Category is required'),
  unit: yup.string().required('Unit is required'),
  currentQuantity: wholeNumber(0),
  minimumQuantity: wholeNumber(0),
  location: yup.string().trim().max(200, 'At most 200 characters'),
  notes: yup.string().trim().max(2000, 'At most 2000 characters'),
});

const orNull = (text: string): string | null => text.trim() || null;

/** The body of POST /api/consumables, of a form that the schema has passed. */
export function toConsumableBody(values: ConsumableValues): CreateConsumableDto {
  const { category, unit } = values;
  if (!category || !unit) throw new Error('A consumable has a category and a unit');
  return {
    name: values.name.trim(),
    nsn: orNull(values.nsn),
    category,
    unit,
    currentQuantity: Number(values.currentQuantity),
    minimumQuantity: Number(values.minimumQuantity),
    location: orNull(values.location),
    expirationDate: orNull(values.expirationDate),
    notes: orNull(values.notes),
  };
}

/** What was changed since the form opened, as the API takes it; empty where nothing was. */
export function changesIn(values: ConsumableValues, opened: ConsumableValues): EditConsumableDto {
  const { currentQuantity: _unchanged, ...typed } = toConsumableBody(values);
  const before = toConsumableBody(opened);
  const fields = Object.keys(typed) as (keyof typeof typed)[];
  return Object.fromEntries(
    fields.filter((field) => typed[field] !== before[field]).map((field) => [field, typed[field]]),
  );
}
