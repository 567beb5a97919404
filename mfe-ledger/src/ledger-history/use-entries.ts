import { ledgerQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { toLedgerEntry } from '../events/ledger-entry';
import { entryTypeOf } from './entry-types';

/** Ledger entries that match the URL's search and type, and the means to change both. */
export function useEntries() {
  const url = useUrlState();
  const type = entryTypeOf(url.get('type'));
  const q = url.get('q');
  const query = useInfiniteQuery(ledgerQueries.entries({ type, q }));
  const entries = useMemo(
    () => query.data?.pages.flatMap((page) => page.items.map(toLedgerEntry)) ?? [],
    [query.data],
  );

  return { query, entries, total: query.data?.pages[0]?.total ?? 0, type, q, setFilters: url.set };
}
