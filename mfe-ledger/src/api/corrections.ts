import { queryOptions, request } from '@hand-receipt/platform';
import { ledgerKeys } from './ledger-keys';

/** Every correction, newest first. */
export const corrections = queryOptions({
  queryKey: ledgerKeys.corrections,
  queryFn: ({ signal }) => request('GET /api/corrections', { signal }),
});
