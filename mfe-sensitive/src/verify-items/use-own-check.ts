import { sensitiveQueries, useEveryPage } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { knownItems } from './known-items';
import type { ScanEntry } from './scan-entry';

/**
 * What is assigned to me or with me and is to be verified, read once when the dialog opens: a list of thousands is not
 * asked for again with each scan.
 */
export function useOwnCheck() {
  const query = useInfiniteQuery({
    ...sensitiveQueries.items('assigned'),
    enabled: ({ state }) => state.data === undefined,
  });
  const having = useInfiniteQuery({
    ...sensitiveQueries.items('with-me'),
    enabled: ({ state }) => state.data === undefined,
  });
  useEveryPage(query);
  useEveryPage(having);

  const items = useMemo(
    () =>
      [...(query.data?.pages ?? []), ...(having.data?.pages ?? [])]
        .flatMap((page) => page.items)
        .filter(({ status }) => status !== 'maintenance'),
    [query.data, having.data],
  );
  const find = useMemo(() => knownItems(items), [items]);

  /** How many are verified, those of the present scans among them. */
  const verifiedWith = (entries: readonly ScanEntry[]): number => {
    const scanned = new Set(entries.map(({ itemId }) => itemId));
    return items.filter(({ id, status }) => status === 'verified' || scanned.has(id)).length;
  };
  return {
    expected: items.length,
    verifiedWith,
    find,
  };
}
