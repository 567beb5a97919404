import { infiniteQueryOptions, queryOptions, request, requestPage } from '@hand-receipt/platform';

/** Query keys of this remote. The root 'maintenance' is what others invalidate when work is reported or moves on. */
const maintenanceKeys = {
  list: ['maintenance', 'list'] as const,
  item: (id: string) => ['maintenance', 'item', id] as const,
};

const ITEMS_AT_ONCE = 100;

/** Maintenance on every item that I may see, most urgent first, in one growing list. */
export const maintenanceList = infiniteQueryOptions({
  queryKey: maintenanceKeys.list,
  queryFn: ({ pageParam, signal }) =>
    requestPage('GET /api/maintenance', { query: { limit: ITEMS_AT_ONCE, cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (last) => last.cursor,
});

/** One maintenance item, by its id. */
export const maintenanceItem = (id: string) =>
  queryOptions({
    queryKey: maintenanceKeys.item(id),
    queryFn: ({ signal }) => request('GET /api/maintenance/:id', { params: { id }, signal }),
  });
