import { queryOptions, request } from '@hand-receipt/platform';
import { raising } from './call-error';

/** The dashboard's figures. Every card asks under this key, so the page asks once. */
export const dashboardSummaryQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'summary'] as const,
    queryFn: ({ signal }) => raising('Failed to fetch properties', request('GET /api/dashboard/summary', { signal })),
  });
