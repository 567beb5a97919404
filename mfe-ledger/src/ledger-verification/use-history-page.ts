import { LEDGER_HISTORY_PAGE_SIZE } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { rowOfEvent, useProofs } from '../proofs/use-proofs';

/** The page number of the URL is for people: the first is 1. */
const toIndex = (text: string) => Math.max(0, (Number.parseInt(text, 10) || 1) - 1);

/** The page of ledger events that the URL names, filtered by the server. */
export function useHistoryPage() {
  const url = useUrlState();
  const filter = url.get('q');
  const index = toIndex(url.get('page'));
  const query = useQuery(ledgerQueries.historyPage(index, filter));

  const { refetch } = query;
  const proofs = useProofs({
    pages: query.data ? [query.data.items] : [],
    toRow: rowOfEvent,
    reread: async () => [(await refetch({ throwOnError: true })).data?.items ?? []],
  });
  const total = query.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / LEDGER_HISTORY_PAGE_SIZE));
  const goTo = (next: number) => url.set({ page: next === 0 ? '' : String(next + 1) });

  // A link to a page that is no longer there leads to the last one that is.
  const isPastEnd = query.isSuccess && !query.isPlaceholderData && index >= pages;
  useEffect(() => {
    if (isPastEnd) goTo(pages - 1);
  });

  return {
    query,
    proofs,
    events: query.data?.items ?? [],
    total,
    index,
    pages,
    goTo,
    filter,
    setFilter: (q: string) => url.set({ q, page: '' }),
  };
}
