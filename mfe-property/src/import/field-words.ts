import { IMPORT_FIELDS, type ImportField } from '@hand-receipt/contracts';
import type { SelectOption } from '@hand-receipt/ui';

/** What a field of an imported file is called. */
export const FIELD_LABELS: Record<ImportField, string> = {
  name: 'Name',
  serial_number: 'Serial number',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  ciic: 'Sensitive (CIIC)',
  sensitive_mark: 'Sensitive mark',
  category: 'Category',
  current_status: 'Status',
  location: 'Location',
  description: 'Description',
  unit_of_issue: 'Unit of issue',
  quantity: 'Quantity',
  holder: 'Holder',
};

export const LEFT_OUT = '';

/** The choices of a column. */
export const FIELD_OPTIONS: readonly SelectOption<ImportField | typeof LEFT_OUT>[] = [
  { value: LEFT_OUT, label: 'Leave out' },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
];
