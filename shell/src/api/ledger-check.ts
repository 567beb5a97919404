import { queryOptions, request } from '@hand-receipt/platform';

const MINUTE_MS = 60_000;

/**
 * The last real check of the ledger, for the trust line; null before the first. Asking is cheap and checks
 * nothing. The ledger's pages refresh it, by this key, after each check that somebody runs there.
 */
export const lastLedgerCheck = queryOptions({
  queryKey: ['ledger', 'last-check'],
  queryFn: async ({ signal }) => (await request('GET /api/verification/last', { signal })).last,
  staleTime: MINUTE_MS,
  refetchInterval: 5 * MINUTE_MS,
});
