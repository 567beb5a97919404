import { type LedgerEventDto, PROPERTY_CATEGORIES, type PropertyCategory } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';
import { categoryLabel } from '../items/category-label';

/** One field that an edit changed, in the words of the screen. */
export interface RecordChange {
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

const isCategory = (value: unknown): value is PropertyCategory =>
  PROPERTY_CATEGORIES.some((category) => category === value);

function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (field === 'category' && isCategory(value)) return categoryLabel(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** What an event says was changed of an item. Details are free, so what is not a change is passed over. */
export function recordChanges({ details }: Pick<LedgerEventDto, 'details'>): RecordChange[] {
  const { changes } = details;
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) => {
    if (typeof change !== 'object' || change === null) return [];
    const { field, from, to } = change as Record<string, unknown>;
    if (typeof field !== 'string') return [];
    return { label: LABELS[field] ?? field, from: inWords(field, from), to: inWords(field, to) };
  });
}

const textIn = (details: LedgerEventDto['details'], key: string): string => {
  const value = details[key];
  return typeof value === 'string' ? value : '';
};

const MOUNT_WORDS = [
  ['mounted', 'Mounted on it, '],
  ['attached', 'Mounted on it, '],
  ['mountedOn', 'Mounted on '],
  ['takenOff', 'Taken off it, '],
  ['takenOffFrom', 'Taken off '],
] as const;

/** What an event says was mounted or taken off; null where it says nothing of it. */
function mountIn(details: LedgerEventDto['details']): string | null {
  for (const [key, words] of MOUNT_WORDS) {
    const other = details[key];
    if (typeof other !== 'object' || other === null || Array.isArray(other)) continue;
    const { name, serialNumber, position } = other as Record<string, unknown>;
    const item = `${String(name)} ${String(serialNumber)}`;
    const place = typeof position === 'string' ? position : '';
    return words.endsWith(', ') ? `${words}${place}: ${item}` : `${words}${item}, ${place}`;
  }
  return null;
}

/** What an event says was done to the item besides changing its fields; null where it says nothing of that kind. */
export function actOf({ eventType, details }: Pick<LedgerEventDto, 'eventType' | 'details'>): string | null {
  if (eventType === 'ITEM UPDATED') return mountIn(details);
  if (eventType !== 'CALIBRATION RECORDED') return null;
  const [doneOn, nextDue] = [textIn(details, 'doneOn'), textIn(details, 'nextDue')];
  const corrected = textIn(details, 'voids') && ' It takes the place of an entry that was wrong.';
  return `Calibrated on ${formatDate(doneOn)} by ${textIn(details, 'byName')}: ${textIn(details, 'result')}. Next due ${formatDate(nextDue)}.${corrected}`;
}

/** The amendment that an `ITEM AMENDED` event belongs to, and who proposed it; null for any other event. */
export function amendmentOf({
  details,
}: Pick<LedgerEventDto, 'details'>): { id: string; proposedBy: string } | null {
  const { amendmentId: id, proposedBy } = details;
  return typeof id === 'string' && typeof proposedBy === 'string' ? { id, proposedBy } : null;
}
