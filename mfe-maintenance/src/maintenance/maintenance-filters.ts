import {
  MAINTENANCE_PRIORITIES,
  MAINTENANCE_STATUSES,
  MAINTENANCE_TYPES,
  type MaintenanceItemDto,
  type MaintenancePriority,
  type MaintenanceStatus,
  type MaintenanceType,
} from '@hand-receipt/contracts';
import { knownValue } from '@hand-receipt/platform';

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

/**
 * Reads the filters from a URL; a word that is none narrows nothing.
 *
 * @param get the value of a name of the URL, '' where there is none
 */
export const readFilters = (get: (name: string) => string): MaintenanceFilters => ({
  q: get('q'),
  status: knownValue([...MAINTENANCE_STATUSES, 'open'], get('status')),
  priority: knownValue(MAINTENANCE_PRIORITIES, get('priority')),
  type: knownValue(MAINTENANCE_TYPES, get('type')),
  category: knownValue(SHOPS, get('category')),
});

export const isNarrowed = (filters: MaintenanceFilters): boolean =>
  Object.values(filters).some((word) => word !== '');
