import {
  SENSITIVE_CATEGORIES,
  type SensitiveCategory,
  type SensitiveItemDto,
  type VerificationStatus,
} from '@hand-receipt/contracts';
import { statusLook, verificationWord } from '@hand-receipt/ui';

/** What the reader narrowed the list to. Empty means all. */
export interface ItemFilters {
  q: string;
  category: string;
  status: string;
}

/** 'weapon' as 'Weapon'. */
export const categoryLabel = (category: SensitiveCategory): string =>
  category.charAt(0).toUpperCase() + category.slice(1);

export const CATEGORY_OPTIONS = [
  { value: '', label: 'All Categories' },
  ...SENSITIVE_CATEGORIES.map((category) => ({ value: category, label: categoryLabel(category) })),
];

/** 'lost' and 'maintenance' are not offered: such items show only while no status is chosen. */
export const OFFERED_STATUSES: readonly VerificationStatus[] = [
  'missing',
  'verified',
  'pending',
  'overdue',
  'not-verified',
];

export const STATUS_OPTIONS = [
  { value: '', label: 'All Statuses' },
  ...OFFERED_STATUSES.map((status) => ({ value: status, label: statusLook(verificationWord(status)).label })),
];

export const isFiltered = ({ q, category, status }: ItemFilters): boolean =>
  Boolean(q.trim() || category || status);

/**
 * Whether an item is to be shown: substring of name, serial number, or the name of who signed for it or has it, without
 * regard to case, category and status.
 */
export function matches(item: SensitiveItemDto, { q, category, status }: ItemFilters): boolean {
  const sought = q.trim().toLowerCase();
  const isNamed = [
    item.name,
    item.serialNumber,
    item.assignedTo?.name ?? '',
    item.possession?.name ?? '',
  ].some((text) => text.toLowerCase().includes(sought));
  return isNamed && (!category || item.category === category) && (!status || item.status === status);
}

const URGENCY: readonly VerificationStatus[] = [
  'missing',
  'lost',
  'overdue',
  'pending',
  'not-verified',
  'verified',
  'maintenance',
];

/** What needs the reader first: missing in a count, lost, overdue, pending, not verified, verified; by name and serial number within. */
export const byUrgency = (a: SensitiveItemDto, b: SensitiveItemDto): number =>
  URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status) ||
  a.name.localeCompare(b.name, 'en') ||
  a.serialNumber.localeCompare(b.serialNumber, 'en');
