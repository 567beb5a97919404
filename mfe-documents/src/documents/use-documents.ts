import { documentQueries } from '@hand-receipt/data';
import { useCurrentUser, useInfiniteQuery, useQuery, useUrlState } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { type DocumentFilters, isNarrowed, readFilters } from './document-filters';
import { type DocumentBox, documentBoxOf } from './document-boxes';

/** The documents that the URL names: box, search and filters, and which of them is open. */
export function useDocuments() {
  const me = useCurrentUser();
  const url = useUrlState();
  const filters = readFilters(url.get);
  const query = useInfiniteQuery(documentQueries.list(filters));
  const documents = useMemo(
    () => query.data?.pages.flatMap(({ items }) => items.documents) ?? [],
    [query.data],
  );

  /** Which document is open, without a dialog over it. */
  const show = (id: string, changes: Record<string, string> = {}) =>
    url.set({ ...changes, open: id, act: '' });

  const openId = url.get('open');
  const openIndex = documents.findIndex(({ id }) => id === openId);
  // A link may name a document of another box, or one far down the list.
  const isElsewhere = openId !== '' && openIndex < 0 && !query.isPending;
  const elsewhere = useQuery({ ...documentQueries.detail(openId), enabled: isElsewhere });
  const openAt = (index: number) => {
    const next = documents[index];
    return next && openIndex >= 0 ? () => show(next.id) : undefined;
  };

  return {
    me,
    box: documentBoxOf(filters.box),
    filters,
    narrowed: isNarrowed(filters),
    narrow: (changes: Partial<Omit<DocumentFilters, 'box'>>) => show('', changes),
    reset: () => show('', { q: '', type: '', person: '' }),
    query,
    documents,
    total: query.data?.pages[0]?.total,
    unreadCount: query.data?.pages[0]?.items.unread_count ?? 0,
    showBox: (value: DocumentBox) => show('', { box: value === 'inbox' ? '' : value }),
    opened: documents[openIndex] ?? (isElsewhere ? elsewhere.data : undefined),
    /** Why the document that the URL names cannot be shown. */
    openFailure: isElsewhere && !elsewhere.data ? elsewhere.error : null,
    open: (id: string) => show(id),
    close: () => show(''),
    openPrevious: openAt(openIndex - 1),
    openNext: openAt(openIndex + 1),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
