import { UNREAD_DOCUMENTS } from '@hand-receipt/contracts';
import { infiniteQueryOptions, queryOptions, requestPage } from '@hand-receipt/platform';
import type { DocumentBox } from '../documents/document-boxes';
import { documentKeys } from './document-keys';

/** How many unread documents the dashboard lists. */
const UNREAD_SHOWN = 4;

async function readDocuments(
  query: { box: DocumentBox; status?: 'unread'; limit?: number; cursor?: string },
  signal: AbortSignal,
) {
  try {
    return await requestPage('GET /api/documents', { query, signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new Error('Failed to fetch documents', { cause });
  }
}

/** Documents of one box, newest first, in one growing list; each page also tells how many I have not read. */
export const documentsIn = (box: DocumentBox) =>
  infiniteQueryOptions({
    queryKey: documentKeys.box(box),
    queryFn: ({ pageParam, signal }) => readDocuments({ box, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    staleTime: UNREAD_DOCUMENTS.staleMs,
    refetchInterval: UNREAD_DOCUMENTS.pollMs,
  });

/** The newest unread documents of my inbox, and how many there are in all. */
export const unreadDocuments = queryOptions({
  queryKey: documentKeys.unread,
  queryFn: async ({ signal }) =>
    (await readDocuments({ box: 'inbox', status: 'unread', limit: UNREAD_SHOWN }, signal)).items,
  staleTime: UNREAD_DOCUMENTS.staleMs,
  refetchInterval: UNREAD_DOCUMENTS.pollMs,
});
