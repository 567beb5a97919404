import { reasonOf } from '../api/call-error';
import type { TableError } from '@hand-receipt/ui/table';
import { useCallback } from 'react';

/** What of an infinite query a table needs. */
interface PagedQuery<T> {
  data?: { items: T[]; total: number };
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A list that loads page by page, as a table shows it. */
export interface Pages<T> {
  items: T[];
  /** All that match, loaded or not; undefined until the server has said. */
  total: number | undefined;
  loading: boolean;
  /** Set only where there is nothing to show. */
  failure: TableError | null;
  /** The next page could not be had; the rows before it stay. */
  moreFailed: boolean;
  loadMore: () => void;
  retrying: boolean;
}

const NONE: never[] = [];

export function usePages<T>(query: PagedQuery<T>): Pages<T> {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const failure = error && {
    title: error.message,
    message: reasonOf(error),
    onRetry: () => void refetch(),
    retrying: isFetching,
  };
  return {
    items: data?.items ?? NONE,
    total: data?.total,
    loading: query.isPending,
    failure: data ? null : failure,
    moreFailed: query.isFetchNextPageError,
    loadMore,
    retrying: isFetching,
  };
}
