import { ApiError, isNetworkError } from '@hand-receipt/platform';

/** ERR-13: an answer that is not OK is quoted by its status text, which HTTP/2 leaves empty. */
export function loadError(error: unknown): unknown {
  if (!(error instanceof ApiError) || isNetworkError(error)) return error;
  return new Error(`Failed to fetch transfers: ${error.statusText || error.message}`);
}
