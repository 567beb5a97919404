import { query } from '../core/query';

const REFRESH_MS = 30_000;

export const operationQueries = {
  /** How the server runs, read again while the page is looked at. For an Admin. */
  all: () => ({ ...query('GET /api/operations', ['operations'], {}), refetchInterval: REFRESH_MS }),
};
