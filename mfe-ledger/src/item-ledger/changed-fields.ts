import type { LedgerEventDto } from '@hand-receipt/contracts';

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

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
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
      ? `${LABELS[field] ?? field} from ${inWords(from)} to ${inWords(to)}`
      : [];
  });
  return words.length > 0 ? words.join('; ') : undefined;
}
