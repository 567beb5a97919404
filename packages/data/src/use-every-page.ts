import { useEffect } from 'react';

interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Reads a list to its end in the background, so that filters and counts see all of it. */
export function useEveryPage(
  { hasNextPage, isFetching, isError, fetchNextPage }: PagedQuery,
  enabled = true,
): void {
  useEffect(() => {
    if (enabled && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [enabled, hasNextPage, isFetching, isError, fetchNextPage]);
}
