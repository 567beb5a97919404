import { sensitiveQueries, useEveryPage } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { knownItems } from './known-items';
import type { ScanEntry } from './scan-entry';

/** How far the check of my items is. */
export interface OwnProgress {
  done: number;
  expected: number;
}

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

  const lists = [query, having];
  const isWhole = lists.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage);
  /** How many are verified, those of the present scans among them; undefined while not all of the list is here. */
  const progressWith = (entries: readonly ScanEntry[]): OwnProgress | undefined => {
    if (!isWhole) return undefined;
    const scanned = new Set(entries.map(({ itemId }) => itemId));
    const done = items.filter(({ id, status }) => status === 'verified' || scanned.has(id)).length;
    return { done, expected: items.length };
  };
  return {
    find,
    progressWith,
    error: lists.find(({ error }) => error)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
