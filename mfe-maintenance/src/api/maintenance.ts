import { infiniteQueryOptions, queryOptions, request, requestPage } from '@hand-receipt/platform';
import { type MaintenanceFilters, NO_FILTERS } from './maintenance-filters';
import { maintenanceKeys } from './maintenance-keys';

const ITEMS_AT_ONCE = 100;

/** Words that the list's filter leaves out are left out of its address too. */
const given = <T extends string>(word: T | ''): T | undefined => word || undefined;

/** Maintenance on every item that I may see, most urgent first, in one growing list. */
export const maintenanceList = (filters: MaintenanceFilters = NO_FILTERS) =>
  infiniteQueryOptions({
    queryKey: maintenanceKeys.list(filters),
    queryFn: ({ pageParam, signal }) =>
      requestPage('GET /api/maintenance', {
        query: {
          limit: ITEMS_AT_ONCE,
          cursor: pageParam,
          q: filters.q,
          status: given(filters.status),
          priority: given(filters.priority),
          type: given(filters.type),
          category: given(filters.category),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
  });

/** One maintenance item with its parts and timeline, by its id. */
export const maintenanceItem = (id: string) =>
  queryOptions({
    queryKey: maintenanceKeys.item(id),
    queryFn: ({ signal }) => request('GET /api/maintenance/:id', { params: { id }, signal }),
  });
