import type { PropertyFilter } from './property-list';

/** Query keys of the property book, all under the root 'property'. */
export const propertyKeys = {
  all: ['property'] as const,
  list: (filter: PropertyFilter) => ['property', 'list', filter] as const,
  counts: () => ['property', 'counts'] as const,
  item: (id: string) => ['property', 'item', id] as const,
  /** With a name, the people whose name contains it; without, all that were asked for. */
  recipients: (name?: string) => ['property', 'recipients', ...(name === undefined ? [] : [name])] as const,
  nearMisses: (serialNumber: string) => ['property', 'near-misses', serialNumber] as const,
  preview: (search: string) => ['property', 'preview', search] as const,
};
