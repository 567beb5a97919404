import type { RouteBody } from '@hand-receipt/contracts';
import { ApiError, queryClient, queryOptions, request, useMutation } from '@hand-receipt/platform';
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

/** One event with all that there is to say of it. An empty id asks nothing. */
export const eventDetails = (eventId: string) =>
  queryOptions({
    queryKey: ledgerKeys.event(eventId),
    queryFn: ({ signal }) => request('GET /api/ledger/events/:id', { params: { id: eventId }, signal }),
    enabled: eventId !== '',
    retry: false,
  });

/**
 * Writes a correction. Both events stand in the ledger afterwards.
 * @throws ApiError with the server's own message
 */
export const useWriteCorrection = () =>
  useMutation({
    mutationFn: (body: RouteBody<'POST /api/corrections'>) => request('POST /api/corrections', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['ledger'] }),
  });
