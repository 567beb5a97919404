import { maintenanceQueries } from '@hand-receipt/data';
import { useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { isNarrowed, type MaintenanceFilters, NO_FILTERS, readFilters } from './maintenance-filters';

/** The work list as the URL narrows it, so that a link, Back and a reload show the same. */
export function useWorkList() {
  const url = useUrlState();
  const filters = readFilters(url.get);
  const query = useInfiniteQuery(maintenanceQueries.list(filters));
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return {
    filters,
    items,
    query,
    total: query.data?.pages[0]?.total,
    narrowed: isNarrowed(filters),
    narrow: (changes: Partial<MaintenanceFilters>) => url.set(changes),
    reset: () => url.set({ ...NO_FILTERS }),
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

export type WorkList = ReturnType<typeof useWorkList>;
