import {
  type CreatePropertyDto,
  formatLin,
  formatNsn,
  normalizeSerial,
  type PropertyCategory,
  type SensitiveMark,
  STOCK_NUMBER_WORDS,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { CIIC_WORDS, isCiic } from '../items/classification-words';

/** What the Create Digital Twin form holds; named as the API names it, so that its errors find their fields. */
export interface NewItem {
  name: string;
  serial_number: string;
  category: PropertyCategory | '';
  nsn: string;
  lin: string;
  description: string;
  ciic: string;
  sensitive_mark: SensitiveMark;
}

export const EMPTY_ITEM: NewItem = {
  name: '',
  serial_number: '',
  category: '',
  nsn: '',
  lin: '',
  description: '',
  ciic: '',
  sensitive_mark: 'by-code',
};

export const SERIAL_NUMBER_REQUIRED = 'Serial number is required';

/** RULE-13 and RULE-15. The lengths and the form of NSN and LIN are the API's. */
export const newItemSchema = yup.object({
  name: yup.string().trim().required('Name is required').max(200, 'At most 200 characters'),
  serial_number: yup.string().trim().required(SERIAL_NUMBER_REQUIRED).max(64, 'At most 64 characters'),
  category: yup.string().required('Category is required'),
  nsn: yup
    .string()
    .test('nsn', STOCK_NUMBER_WORDS.nsn, (typed) => !typed?.trim() || formatNsn(typed) !== null),
  lin: yup
    .string()
    .test('lin', STOCK_NUMBER_WORDS.lin, (typed) => !typed?.trim() || formatLin(typed) !== null),
  description: yup.string().trim().max(2000, 'At most 2000 characters'),
  ciic: yup.string().test('ciic', CIIC_WORDS, isCiic),
});

const orNull = (text: string): string | null => text.trim() || null;

/** The body of POST /api/property (PROP-33, PROP-34, PROP-35): operational, without a model, held by its creator. */
export const toCreateBody = (item: NewItem, userId: string): CreatePropertyDto => ({
  name: item.name.trim(),
  serial_number: normalizeSerial(item.serial_number),
  category: item.category || undefined,
  description: orNull(item.description),
  current_status: 'Operational',
  property_model_id: null,
  assigned_to_user_id: userId,
  nsn: formatNsn(item.nsn),
  lin: formatLin(item.lin),
  ...(item.ciic.trim() && { ciic: item.ciic.trim() }),
  ...(item.sensitive_mark !== 'by-code' && { sensitive_mark: item.sensitive_mark }),
});
