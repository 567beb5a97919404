import {
  type CatalogBodyDto,
  type CatalogItemDto,
  formatLin,
  type SensitiveMark,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { CIIC_WORDS, isCiic } from '../items/classification-words';

const MOST_DAYS = 3660;

/** The form as it is filled in; named as the API names it, so that its errors find their fields. */
export interface CatalogValues {
  name: string;
  lin: string;
  ciic: string;
  sensitive_mark: SensitiveMark;
  unit_of_issue: string;
  calibration_days: string;
}

const isDays = (text = '') => {
  const days = Number(text.trim());
  return text.trim() === '' || (Number.isInteger(days) && days > 0 && days <= MOST_DAYS);
};

export const catalogSchema = yup.object({
  name: yup.string().max(200, 'At most 200 characters'),
  lin: yup.string().test('lin', STOCK_NUMBER_WORDS.lin, (lin) => !lin?.trim() || formatLin(lin) !== null),
  ciic: yup.string().test('ciic', CIIC_WORDS, isCiic),
  unit_of_issue: yup.string().max(16, 'At most 16 characters'),
  calibration_days: yup.string().test('days', `Enter days from 1 to ${MOST_DAYS}`, isDays),
});

export const valuesOf = (item: CatalogItemDto): CatalogValues => ({
  name: item.name ?? '',
  lin: item.lin ?? '',
  ciic: item.ciic ?? '',
  sensitive_mark: item.sensitive_mark,
  unit_of_issue: item.unit_of_issue ?? '',
  calibration_days: item.calibration_days === null ? '' : String(item.calibration_days),
});

/** What differs from what the form began with, as the API takes it; the name and LIN that it shows are kept with it. */
export function changesIn(values: CatalogValues, opened: CatalogValues): Omit<CatalogBodyDto, 'version'> {
  const { name, lin, sensitive_mark, calibration_days: days, ...texts } = values;
  const changed = Object.entries(texts).filter(
    ([field, text]) => text !== opened[field as keyof CatalogValues],
  );
  return {
    name: name.trim() || null,
    lin: lin.trim() || null,
    ...Object.fromEntries(changed.map(([field, text]) => [field, text.trim() || null])),
    ...(days !== opened.calibration_days && { calibration_days: days.trim() ? Number(days) : null }),
    ...(sensitive_mark !== opened.sensitive_mark && { sensitive_mark }),
  };
}
