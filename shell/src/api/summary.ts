import { queryOptions, request } from '@hand-receipt/platform';

/** The dashboard's figures. Fresh long enough that what was asked with the document is not asked twice. */
export const summaryQuery = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: ({ signal }) => request('GET /api/dashboard/summary', { signal }),
  staleTime: 10_000,
});
