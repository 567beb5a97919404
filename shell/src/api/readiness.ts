import { queryOptions, request } from '@hand-receipt/platform';

/** Items by status today and readiness day by day: of my unit where I lead, else of what I hold. */
export const readinessQuery = queryOptions({
  queryKey: ['dashboard', 'readiness'],
  queryFn: ({ signal }) => request('GET /api/dashboard/readiness', { signal }),
});
