import { ledgerQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { toLedgerEntry } from '../events/ledger-entry';
import { rowOfEvent, useProofs } from '../proofs/use-proofs';
import { entryTypeOf } from './entry-types';

/** Ledger entries that match the URL's search and type, and the means to change both. */
export function useEntries() {
  const url = useUrlState();
  const type = entryTypeOf(url.get('type'));
  const q = url.get('q');
  const query = useInfiniteQuery(ledgerQueries.entries({ type, q }));
  const { data, refetch } = query;
  const proofs = useProofs({
    pages: data?.pages.map(({ items }) => items) ?? [],
    toRow: rowOfEvent,
    reread: async () => (await refetch({ throwOnError: true })).data?.pages.map(({ items }) => items) ?? [],
  });
  const entries = useMemo(() => data?.pages.flatMap((page) => page.items.map(toLedgerEntry)) ?? [], [data]);

  const { total = 0, isTotalMinimum = false } = data?.pages[0] ?? {};
  return {
    query,
    entries,
    proofs,
    total,
    isTotalMinimum,
    type,
    q,
    setFilters: url.set,
    narrowed: q !== '' || type !== '',
    reset: () => url.set({ q: '', type: '' }),
  };
}
