import { queryOptions, request } from '@hand-receipt/platform';

const MINUTE_MS = 60_000;

/**
 * The last real check of the ledger, for the trust line. Made again every five minutes and after each ledger
 * event; a check that somebody runs on a ledger page has the same key, so the trust line tells of it too.
 */
export const ledgerCheckQuery = queryOptions({
  queryKey: ['ledger', 'check'],
  queryFn: ({ signal }) => request('GET /api/verification/database', { signal }),
  staleTime: MINUTE_MS,
  refetchInterval: 5 * MINUTE_MS,
});
