import {
  MAINTENANCE_PRIORITIES,
  MAINTENANCE_STATUSES,
  MAINTENANCE_TYPES,
  type MaintenanceItemDto,
  type MaintenancePriority,
  type MaintenanceStatus,
  type MaintenanceType,
} from '@hand-receipt/contracts';

export const SHOPS = [
  'weapon',
  'vehicle',
  'communication',
  'optics',
] as const satisfies readonly MaintenanceItemDto['category'][];

/** What the work list is narrowed to; '' is no narrowing. */
export interface MaintenanceFilters {
  q: string;
  /** A status, or 'open' for all that is not done. */
  status: MaintenanceStatus | 'open' | '';
  priority: MaintenancePriority | '';
  type: MaintenanceType | '';
  category: (typeof SHOPS)[number] | '';
}

export const NO_FILTERS: MaintenanceFilters = { q: '', status: '', priority: '', type: '', category: '' };

const known = <T extends string>(words: readonly T[], word: string): T | '' =>
  words.find((candidate) => candidate === word) ?? '';

/**
 * Reads the filters from a URL; a word that is none narrows nothing.
 *
 * @param get the value of a name of the URL, '' where there is none
 */
export const readFilters = (get: (name: string) => string): MaintenanceFilters => ({
  q: get('q'),
  status: known([...MAINTENANCE_STATUSES, 'open'], get('status')),
  priority: known(MAINTENANCE_PRIORITIES, get('priority')),
  type: known(MAINTENANCE_TYPES, get('type')),
  category: known(SHOPS, get('category')),
});

export const isNarrowed = (filters: MaintenanceFilters): boolean =>
  Object.values(filters).some((word) => word !== '');
