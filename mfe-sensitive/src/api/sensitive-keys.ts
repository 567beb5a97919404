/** Query keys of this remote. The root 'sensitive' is what others invalidate when an item changes. */
export const sensitiveKeys = {
  items: (scope: string) => ['sensitive', 'items', scope] as const,
  summary: ['sensitive', 'summary'] as const,
  categories: ['sensitive', 'categories'] as const,
  schedules: ['sensitive', 'schedules'] as const,
  verifications: (itemId: string) => ['sensitive', 'verifications', itemId] as const,
  latestVerifications: ['sensitive', 'latest-verifications'] as const,
  inventories: ['sensitive', 'inventories'] as const,
  inventory: (id: string) => ['sensitive', 'inventory', id] as const,
  inventoryLines: (id: string) => ['sensitive', 'inventory', id, 'lines'] as const,
  inventoryMissing: (id: string) => ['sensitive', 'inventory', id, 'missing'] as const,
  inventoryExtras: (id: string) => ['sensitive', 'inventory', id, 'extras'] as const,
  counters: ['users', 'counters'] as const,
};
