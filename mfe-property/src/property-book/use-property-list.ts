import type { PropertyItem } from '@hand-receipt/contracts';
import { useInfiniteQuery } from '@hand-receipt/platform';
import type { TableError } from '@hand-receipt/ui/table';
import { useCallback } from 'react';
import { reasonOf } from '../api/call-error';
import { type PropertyFilter, propertyListQuery } from '../api/property-list';
import { useLoadFailureToast } from './use-load-failure-toast';

const NONE: PropertyItem[] = [];

/** A list as a screen shows it. */
export interface PropertyList {
  items: PropertyItem[];
  /** Items that match, loaded or not; undefined until the server has said. */
  total: number | undefined;
  loading: boolean;
  /** Set only where there is nothing to show; a failed refresh leaves the rows and says so in a toast. */
  failure: TableError | null;
  /** The next page could not be had; the rows before it stay. */
  moreFailed: boolean;
  loadMore: () => void;
  retrying: boolean;
}

/** The items of a filter, loaded page by page. */
export function usePropertyList(filter: PropertyFilter): PropertyList {
  const query = useInfiniteQuery(propertyListQuery(filter));
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch } =
    query;
  useLoadFailureToast(error);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const failure = error && {
    title: error.message,
    message: reasonOf(error),
    onRetry: () => void refetch(),
    retrying: query.isFetching,
  };

  return {
    items: data?.items ?? NONE,
    total: data?.total,
    loading: query.isPending,
    failure: data ? null : failure,
    moreFailed: isFetchNextPageError,
    loadMore,
    retrying: query.isFetching,
  };
}
