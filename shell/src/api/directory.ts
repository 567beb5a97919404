import { queryOptions, request } from '@hand-receipt/platform';

/** The people of my company. */
export const directoryQuery = queryOptions({
  queryKey: ['users', 'directory'],
  queryFn: ({ signal }) => request('GET /api/users', { signal }),
});
