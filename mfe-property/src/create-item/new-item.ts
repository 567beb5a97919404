import {
  type CreatePropertyDto,
  formatLin,
  formatNsn,
  formatUii,
  type GainBodyDto,
  type GainKind,
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
  uii: string;
  description: string;
  ciic: string;
  sensitive_mark: SensitiveMark;
  gain_kind: GainKind;
  gain_document: string;
  gain_from: string;
  gain_file: File | null;
}

export const EMPTY_ITEM: NewItem = {
  name: '',
  serial_number: '',
  category: '',
  nsn: '',
  lin: '',
  uii: '',
  description: '',
  ciic: '',
  sensitive_mark: 'by-code',
  gain_kind: 'opening',
  gain_document: '',
  gain_from: '',
  gain_file: null,
};

/** An issue and a lateral transfer come with a document. */
export const needsDocument = (kind: GainKind): boolean => kind === 'issue' || kind === 'lateral-in';

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
  uii: yup
    .string()
    .test('uii', STOCK_NUMBER_WORDS.uii, (typed) => !typed?.trim() || formatUii(typed) !== null),
  description: yup.string().trim().max(2000, 'At most 2000 characters'),
  ciic: yup.string().test('ciic', CIIC_WORDS, isCiic),
  gain_document: yup
    .string()
    .max(40, 'At most 40 characters')
    .test('document', 'Enter the document number.', (typed, { parent }) => {
      const { gain_kind: kind } = parent as NewItem;
      return !needsDocument(kind) || Boolean(typed?.trim());
    }),
  gain_from: yup.string().max(200, 'At most 200 characters'),
});

const orNull = (text: string): string | null => text.trim() || null;

/** How the item comes into the book; undefined for one that was on it before. */
function toGain(item: NewItem, uploadId: string | null): GainBodyDto | undefined {
  if (item.gain_kind === 'opening') return undefined;
  return {
    kind: item.gain_kind,
    documentNumber: orNull(item.gain_document),
    from: orNull(item.gain_from),
    ...(uploadId && { uploadIds: [uploadId] }),
  };
}

/** The body of POST /api/property (PROP-33, PROP-34, PROP-35): operational, without a model, held by its creator. */
export function toCreateBody(
  item: NewItem,
  userId: string,
  uploadId: string | null = null,
): CreatePropertyDto {
  const gain = toGain(item, uploadId);
  return {
    name: item.name.trim(),
    serial_number: normalizeSerial(item.serial_number),
    category: item.category || undefined,
    description: orNull(item.description),
    current_status: 'Operational',
    property_model_id: null,
    assigned_to_user_id: userId,
    nsn: formatNsn(item.nsn),
    lin: formatLin(item.lin),
    ...(item.uii.trim() && { uii: formatUii(item.uii) }),
    ...(item.ciic.trim() && { ciic: item.ciic.trim() }),
    ...(item.sensitive_mark !== 'by-code' && { sensitive_mark: item.sensitive_mark }),
    ...(gain && { gain }),
  };
}
