import type { DocumentFilters } from './document-filters';

/** Query keys of this remote. The root 'documents' is what others invalidate when a document is sent. */
export const documentKeys = {
  root: ['documents'] as const,
  list: (filters: DocumentFilters) => ['documents', 'list', filters] as const,
  details: (id: string) => ['documents', 'details', id] as const,
  inventoryReport: (id: string) => ['documents', 'inventory-report', id] as const,
  unread: ['documents', 'unread'] as const,
};
