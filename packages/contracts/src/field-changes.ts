import { PROPERTY_CATEGORY_WORDS, SENSITIVE_MARK_WORDS } from './category-words';

/** One field of an item that an event changed, in words: `NSN`, `nothing`, `1005-01-231-0973`. */
export interface FieldChange {
  label: string;
  from: string;
  to: string;
}

const LABELS: Record<string, string> = {
  category: 'Category',
  location: 'Location',
  description: 'Description',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  serial_number: 'Serial number',
  name: 'Name',
  ciic: 'CIIC',
  sensitive_mark: 'Sensitive mark',
  unit_of_issue: 'Unit of issue',
  calibration_days: 'Days between calibrations',
  is_sensitive: 'Sensitive item',
};

/** Fields whose values are words of the wire. */
const VALUE_LABELS: Record<string, Readonly<Record<string, string>>> = {
  category: PROPERTY_CATEGORY_WORDS,
  sensitive_mark: SENSITIVE_MARK_WORDS,
};

function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
  return VALUE_LABELS[field]?.[text] ?? text;
}

/**
 * What the details of an event say was changed of its item. Details are free, so what is not a change is passed over.
 *
 * @param details of an event that changes an item or its components: `{ changes: [{ field, from, to }] }`
 */
export function fieldChanges({ changes }: Readonly<Record<string, unknown>>): FieldChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) => {
    if (typeof change !== 'object' || change === null) return [];
    const { field, from, to } = change as Record<string, unknown>;
    if (typeof field !== 'string') return [];
    return { label: LABELS[field] ?? field, from: inWords(field, from), to: inWords(field, to) };
  });
}
