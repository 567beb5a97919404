import { UNREAD_DOCUMENTS } from '@hand-receipt/contracts';
import { infiniteQueryOptions, queryOptions, request, requestPage } from '@hand-receipt/platform';
import type { DocumentFilters } from './document-filters';
import { documentKeys } from './document-keys';

/** How many unread documents the dashboard lists. */
const UNREAD_SHOWN = 4;
/** Documents of one page: what a phone on a slow line has at once. */
const DOCUMENTS_AT_ONCE = 50;
/** A list that somebody opened further is not asked for again page by page on a timer; events still renew it. */
const PAGES_POLLED = 3;

interface DocumentsQuery extends Partial<DocumentFilters> {
  status?: 'unread';
  limit?: number;
  cursor?: string;
}

async function readDocuments(query: DocumentsQuery, signal: AbortSignal) {
  try {
    return await requestPage('GET /api/documents', { query, signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new Error('Failed to fetch documents', { cause });
  }
}

/** Documents by box and filters, newest first, in one growing list; each page also tells how many I have not read. */
export const documentsIn = (filters: DocumentFilters) =>
  infiniteQueryOptions({
    queryKey: documentKeys.list(filters),
    queryFn: ({ pageParam, signal }) =>
      readDocuments({ ...filters, limit: DOCUMENTS_AT_ONCE, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    staleTime: UNREAD_DOCUMENTS.staleMs,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) > PAGES_POLLED ? false : UNREAD_DOCUMENTS.pollMs,
  });

/** The newest unread documents of my inbox, and how many there are in all. */
export const unreadDocuments = queryOptions({
  queryKey: documentKeys.unread,
  queryFn: async ({ signal }) =>
    (await readDocuments({ box: 'inbox', status: 'unread', limit: UNREAD_SHOWN }, signal)).items,
  staleTime: UNREAD_DOCUMENTS.staleMs,
  refetchInterval: UNREAD_DOCUMENTS.pollMs,
});

/** One document with where it has been and what came of it, by its id. */
export const documentDetails = (id: string) =>
  queryOptions({
    queryKey: documentKeys.details(id),
    queryFn: ({ signal }) => request('GET /api/documents/:id', { params: { id }, signal }),
  });

/** Every line of the count that a report is about, by the report's id. It is closed, so it does not change. */
export const inventoryReport = (id: string) =>
  queryOptions({
    queryKey: documentKeys.inventoryReport(id),
    queryFn: ({ signal }) => request('GET /api/documents/:id/inventory-report', { params: { id }, signal }),
    staleTime: Infinity,
  });
