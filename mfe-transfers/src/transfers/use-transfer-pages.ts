import type { Transfer } from '@hand-receipt/contracts';
import { type TransferFilters, transferQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { useCallback, useMemo } from 'react';

export interface TransferPages {
  rows: readonly Transfer[];
  /** Transfers in the whole list; undefined while it loads. */
  total: number | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** Only where there is nothing to show instead: a refresh that failed keeps the rows. */
  error: Error | null;
  retry: () => void;
  loadMore: () => void;
}

/** The pages of a transfer list as one list of rows. */
export function useTransferPages(filters: TransferFilters): TransferPages {
  const query = useInfiniteQuery(transferQueries.list(filters));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage, refetch } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage]);

  return {
    rows,
    total: data?.pages[0]?.total,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    error: data ? null : query.error,
    retry: () => void refetch(),
    loadMore,
  };
}
