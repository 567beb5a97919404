import { useCurrentUser, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { documentsIn } from '../api/documents';
import { documentBoxOf, type DocumentBox } from './document-boxes';

/** The documents of the box that the URL names, and which of them it has open. */
export function useDocuments() {
  const me = useCurrentUser();
  const url = useUrlState();
  const box = documentBoxOf(url.get('box'));
  const query = useInfiniteQuery(documentsIn(box.value));
  const documents = useMemo(
    () => query.data?.pages.flatMap(({ items }) => items.documents) ?? [],
    [query.data],
  );

  const openIndex = documents.findIndex(({ id }) => id === url.get('open'));
  const openAt = (index: number) => {
    const next = documents[index];
    return next ? () => url.set({ open: next.id }) : undefined;
  };

  return {
    me,
    box,
    query,
    documents,
    unreadCount: query.data?.pages[0]?.items.unread_count ?? 0,
    showBox: (value: DocumentBox) => url.set({ box: value === 'inbox' ? '' : value, open: '' }),
    opened: documents[openIndex],
    open: (id: string) => url.set({ open: id }),
    close: () => url.set({ open: '' }),
    openPrevious: openAt(openIndex - 1),
    openNext: openAt(openIndex + 1),
  };
}
