import {
  type EditPropertyDto,
  formatLin,
  formatNsn,
  formatUii,
  type PropertyCategory,
  type PropertyItem,
  type SensitiveMark,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { CIIC_WORDS, isCiic } from '../items/classification-words';

/** What the form Edit Item holds; named as the API names it, so that its errors find their fields. */
export interface EditValues {
  category: PropertyCategory;
  location: string;
  description: string;
  nsn: string;
  lin: string;
  uii: string;
  ciic: string;
  sensitive_mark: SensitiveMark;
}

/** What the form is asked to edit: the whole record, or only where the item is. */
export type EditScope = 'record' | 'location';

export const valuesOf = (item: PropertyItem): EditValues => ({
  category: item.category,
  location: item.location ?? '',
  description: item.description ?? '',
  nsn: item.nsn ?? '',
  lin: item.lin ?? '',
  uii: item.uii ?? '',
  ciic: item.ciic ?? '',
  sensitive_mark: item.sensitiveMark,
});

const numberBy = (format: (typed: string) => string | null, words: string) =>
  yup.string().test('number', words, (typed) => !typed?.trim() || format(typed) !== null);

export const editSchema = yup.object({
  location: yup.string().max(200, 'At most 200 characters'),
  description: yup.string().max(2000, 'At most 2000 characters'),
  nsn: numberBy(formatNsn, STOCK_NUMBER_WORDS.nsn),
  lin: numberBy(formatLin, STOCK_NUMBER_WORDS.lin),
  uii: numberBy(formatUii, STOCK_NUMBER_WORDS.uii),
  ciic: yup.string().test('ciic', CIIC_WORDS, isCiic),
});

/** What was changed since the form opened, as the API takes it; empty where nothing was. */
export function changesIn(values: EditValues, opened: EditValues): Omit<EditPropertyDto, 'version'> {
  const changed = (Object.keys(opened) as (keyof EditValues)[]).filter(
    (field) => values[field].trim() !== opened[field],
  );
  return Object.fromEntries(changed.map((field) => [field, values[field].trim() || null]));
}

/** A number that was typed into an empty field where another person has filled it in by now. */
export function takenNumber(item: PropertyItem, opened: EditValues, typed: EditValues) {
  const field = (['nsn', 'lin', 'uii'] as const).find(
    (number) => opened[number] === '' && typed[number].trim() !== '' && item[number] !== null,
  );
  return field && { field, present: item[field] ?? '', typed: typed[field] };
}

/** What the form says of what makes the item sensitive, as an amendment takes it. */
export const classificationIn = ({ category, ciic, sensitive_mark }: EditValues) => ({
  category,
  ciic: ciic.trim() || null,
  sensitive_mark,
});
