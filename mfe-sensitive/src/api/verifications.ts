import { queryOptions, request } from '@hand-receipt/platform';
import { sensitiveKeys } from './sensitive-keys';

const MOST = 50;
const LATEST = 5;

/** The last times that an item was seen, newest first. */
export const verificationsOf = (itemId: string) =>
  queryOptions({
    queryKey: sensitiveKeys.verifications(itemId),
    queryFn: ({ signal }) =>
      request('GET /api/sensitive-items/:id/verifications', {
        params: { id: itemId },
        query: { limit: MOST },
        signal,
      }),
  });

/** The last times that any sensitive item was seen, newest first. */
export const latestVerifications = queryOptions({
  queryKey: sensitiveKeys.latestVerifications,
  queryFn: ({ signal }) =>
    request('GET /api/sensitive-items/verifications', { query: { limit: LATEST }, signal }),
});
