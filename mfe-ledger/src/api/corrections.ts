import { ApiError, queryOptions, request } from '@hand-receipt/platform';
import { ledgerKeys } from './ledger-keys';

/** What the server said of a failure, or else the log's own words. */
function correctionError(error: unknown): Error {
  if (error instanceof ApiError && error.detail.message) return error;
  return new Error('Failed to fetch correction log.', { cause: error });
}

/** Every correction, newest first. */
export const corrections = queryOptions({
  queryKey: ledgerKeys.corrections,
  queryFn: async ({ signal }) => {
    try {
      return await request('GET /api/corrections', { signal });
    } catch (error) {
      throw signal.aborted ? error : correctionError(error);
    }
  },
});
