/** Query keys of this remote. The root 'sensitive' is what others invalidate when an item changes. */
export const sensitiveKeys = {
  items: (scope: string) => ['sensitive', 'items', scope] as const,
  summary: ['sensitive', 'summary'] as const,
  verifications: (itemId: string) => ['sensitive', 'verifications', itemId] as const,
};
