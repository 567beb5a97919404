import { queryClient, reasonOf } from '@hand-receipt/platform';
import type { TableError } from '@hand-receipt/ui/table';
import { useCallback } from 'react';
import { useLastingAsk } from './use-lasting-ask';

/** What of an infinite query a table needs. */
interface PagedQuery<T> {
  data?: { items: T[]; total: number; before?: number };
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasPreviousPage: boolean;
  isFetchingPreviousPage: boolean;
  isFetchPreviousPageError: boolean;
  fetchNextPage: () => unknown;
  fetchPreviousPage: () => unknown;
  refetch: () => unknown;
}

/** A list that loads page by page, as a table shows it. */
export interface Pages<T> {
  items: T[];
  /** All that match, loaded or not; undefined until the server has said. */
  total: number | undefined;
  loading: boolean;
  /** The rows are still those of the search or filter before. */
  outdated: boolean;
  /** Set only where there is nothing to show. */
  failure: TableError | null;
  /** The next page could not be had; the rows before it stay. */
  moreFailed: boolean;
  loadMore: () => void;
  /** Rows of the list before the first of `items`: a long list drops pages far from the visible rows. */
  before: number;
  loadBefore: () => void;
  /** Goes back to the first page, wherever the reader is; for a list whose key is known. */
  toTop?: () => void;
  retrying: boolean;
}

const NONE: never[] = [];

/** @param list options of the query, for a list that drops pages far from the visible rows (`longList`) */
export function usePages<T>(query: PagedQuery<T>, list?: { queryKey: readonly unknown[] }): Pages<T> {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const askNext = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const { hasPreviousPage, isFetchingPreviousPage, fetchPreviousPage } = query;
  const askPrevious = useCallback(() => {
    if (hasPreviousPage && !isFetchingPreviousPage) void fetchPreviousPage();
  }, [hasPreviousPage, isFetchingPreviousPage, fetchPreviousPage]);
  const before = data?.before ?? 0;
  const end = before + (data?.items.length ?? 0);
  const loadMore = useLastingAsk({
    isFetching,
    failed: query.isFetchNextPageError,
    edge: end,
    ask: askNext,
  });
  const loadBefore = useLastingAsk({
    isFetching,
    failed: query.isFetchPreviousPageError,
    edge: before,
    ask: askPrevious,
  });
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
    outdated: query.isPlaceholderData,
    failure: data ? null : failure,
    moreFailed: query.isFetchNextPageError,
    loadMore,
    before,
    loadBefore,
    ...(list && { toTop: () => void queryClient.resetQueries({ ...list, exact: true }) }),
    retrying: isFetching,
  };
}
