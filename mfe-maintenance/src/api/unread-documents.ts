import { UNREAD_DOCUMENTS } from '@hand-receipt/contracts';
import { queryOptions, request } from '@hand-receipt/platform';

/**
 * How many documents wait in my inbox. Under the root 'documents', because whatever changes a document
 * invalidates that root, and this count with it.
 */
export const unreadDocumentCount = queryOptions({
  queryKey: ['documents', 'unread-count', 'maintenance'],
  queryFn: async ({ signal }) => {
    const query = { box: 'inbox', status: 'unread', limit: 1 } as const;
    return (await request('GET /api/documents', { query, signal })).unread_count;
  },
  staleTime: UNREAD_DOCUMENTS.staleMs,
  refetchInterval: UNREAD_DOCUMENTS.pollMs,
});
