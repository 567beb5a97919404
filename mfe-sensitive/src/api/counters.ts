import { queryOptions, request } from '@hand-receipt/platform';
import { sensitiveKeys } from './sensitive-keys';

const MOST = 200;

/** Active people of the company, who may be asked to count. */
export const possibleCounters = queryOptions({
  queryKey: sensitiveKeys.counters,
  queryFn: ({ signal }) => request('GET /api/users', { query: { status: 'Active', limit: MOST }, signal }),
});
