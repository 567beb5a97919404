import { type LedgerEventDto, PROPERTY_CATEGORY_WORDS, SENSITIVE_MARK_WORDS } from '@hand-receipt/contracts';

/** Events that say in `changes` what they changed of an item. */
const CHANGING = ['ITEM UPDATED', 'ITEM AMENDED', 'ITEM CLASSIFIED'];

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

/** Fields whose values are words of the wire, with the labels of these. */
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
 * What an event says was changed of its item: `NSN from nothing to 1005-01-231-0973`. Details are free, so what is not a
 * change is passed over.
 *
 * @returns undefined where it says nothing of the kind
 */
export function changedFields({ eventType, details }: LedgerEventDto): string | undefined {
  if (!CHANGING.includes(eventType) || !Array.isArray(details.changes)) return undefined;
  const words = details.changes.flatMap((change: unknown) => {
    if (typeof change !== 'object' || change === null) return [];
    const { field, from, to } = change as Record<string, unknown>;
    return typeof field === 'string'
      ? `${LABELS[field] ?? field} from ${inWords(field, from)} to ${inWords(field, to)}`
      : [];
  });
  return words.length > 0 ? words.join('; ') : undefined;
}
