import type { PropertyFilter } from './property-list';

/** Query keys of the property book, all under the root 'property'. */
export const propertyKeys = {
  all: ['property'] as const,
  list: (filter: PropertyFilter) => ['property', 'list', filter] as const,
  counts: () => ['property', 'counts'] as const,
  item: (id: string) => ['property', 'item', id] as const,
  preview: (search: string) => ['property', 'preview', search] as const,
};
