import { queryOptions, request } from '@hand-receipt/platform';

/** What the sign-in screen may know: the unit's name, and in demo mode how to sign in. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => request('GET /api/config', { signal }),
  staleTime: Infinity,
});
