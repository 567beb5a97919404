import { queryOptions, request } from '@hand-receipt/platform';

/** The dashboard's figures. Every card asks under this key, so the page asks once. */
export const dashboardSummary = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: ({ signal }) => request('GET /api/dashboard/summary', { signal }),
  staleTime: 10_000,
});
