import { LEDGER_HISTORY_PAGE_SIZE } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { rowOfEvent, useProofs } from '../proofs/use-proofs';

/** The page number of the URL is for people: the first is 1. */
const toIndex = (text: string) => Math.max(0, (Number.parseInt(text, 10) || 1) - 1);

interface Counted {
  total: number;
  isTotalMinimum?: boolean;
  cursor: string | null;
}

/** How far the events lead, as the server has counted them. */
function pagesOf({ total, isTotalMinimum = false, cursor }: Counted, index: number) {
  const counted = Math.max(1, Math.ceil(total / LEDGER_HISTORY_PAGE_SIZE));
  const isPastCount = index >= counted;
  if (!isTotalMinimum) {
    return { counted, isPastCount, pages: counted, isMinimum: false, hasNext: index + 1 < counted };
  }
  const hasNext = cursor !== null;
  return { counted, isPastCount, pages: Math.max(counted, index + 1), isMinimum: hasNext, hasNext };
}

const NOTHING = { items: [], total: 0, cursor: null, isTotalMinimum: false };

/** The page of ledger events that the URL names, filtered by the server. */
export function useHistoryPage() {
  const url = useUrlState();
  const filter = url.get('q');
  const index = toIndex(url.get('page'));
  const query = useQuery(ledgerQueries.historyPage(index, filter));
  const { items, total, isTotalMinimum = false, cursor } = query.data ?? NOTHING;

  const { refetch } = query;
  const proofs = useProofs({
    pages: query.data ? [items] : [],
    toRow: rowOfEvent,
    reread: async () => [(await refetch({ throwOnError: true })).data?.items ?? []],
  });
  const { counted, isPastCount, ...pager } = pagesOf({ total, isTotalMinimum, cursor }, index);
  const goTo = (next: number) => url.set({ page: next === 0 ? '' : String(next + 1) });

  // A link to a page that is no longer there leads to the last one that is, as far as the server has counted.
  const isSettled = query.isSuccess && !query.isPlaceholderData;
  const isPastEnd = isSettled && isPastCount && (!isTotalMinimum || items.length === 0);
  useEffect(() => {
    if (isPastEnd) goTo(counted - 1);
  });

  return {
    query,
    proofs,
    events: items,
    total,
    isTotalMinimum,
    pager: { ...pager, index, onChange: goTo },
    filter,
    setFilter: (q: string) => url.set({ q, page: '' }),
  };
}
