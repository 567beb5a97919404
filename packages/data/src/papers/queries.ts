import { query } from '../core/query';

export const paperQueries = {
  /**
   * Whether a printed page is ours and still holds. It is asked once: each check counts.
   *
   * @throws ApiError 429 after too many checks in a minute
   */
  check: (code: string) => ({
    ...query('POST /api/papers/check', ['paper-check', code], { body: { code } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  }),
};
