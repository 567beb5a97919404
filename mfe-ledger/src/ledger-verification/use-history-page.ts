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
  const { total = 0, isTotalMinimum = false, cursor = null } = query.data ?? {};
  const countedPages = Math.max(1, Math.ceil(total / LEDGER_HISTORY_PAGE_SIZE));
  const hasNext = isTotalMinimum ? cursor !== null : index + 1 < countedPages;
  const pages = isTotalMinimum ? Math.max(countedPages, index + 1) : countedPages;
  const goTo = (next: number) => url.set({ page: next === 0 ? '' : String(next + 1) });

  // A link to a page that is no longer there leads to the last one that is, as far as the server has counted.
  const isBeyondCount = index >= countedPages && (!isTotalMinimum || query.data?.items.length === 0);
  const isPastEnd = query.isSuccess && !query.isPlaceholderData && isBeyondCount;
  useEffect(() => {
    if (isPastEnd) goTo(countedPages - 1);
  });

  return {
    query,
    proofs,
    events: query.data?.items ?? [],
    total,
    isTotalMinimum,
    index,
    pages,
    /** There may be more pages than `pages`. */
    isPagesMinimum: isTotalMinimum && hasNext,
    hasNext,
    goTo,
    filter,
    setFilter: (q: string) => url.set({ q, page: '' }),
  };
}
