import type { MaintenanceFilters } from './maintenance-filters';

/** Query keys of this remote. The root 'maintenance' is what others invalidate when work is reported or moves on. */
export const maintenanceKeys = {
  root: ['maintenance'] as const,
  list: (filters: MaintenanceFilters) => ['maintenance', 'list', filters] as const,
  item: (id: string) => ['maintenance', 'item', id] as const,
  /** Under the root of the items themselves, which follow custody. */
  oneItem: (id: string) => ['property', 'maintenance-item', id] as const,
  items: (text: string) => ['property', 'maintenance-items', text] as const,
};
