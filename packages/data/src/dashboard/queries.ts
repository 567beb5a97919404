import { query } from '../core/query';

/** Fresh long enough that cards which load late, and the answer preloaded with the document, do not ask twice. */
const FRESH_MS = 10_000;

export const dashboardQueries = {
  /** The dashboard's figures. */
  summary: () => ({
    ...query('GET /api/dashboard/summary', ['dashboard', 'summary'], {}),
    staleTime: FRESH_MS,
  }),
  /** Items by status today and readiness day by day: of my unit where I lead, else of what I hold or have signed down. */
  readiness: () => query('GET /api/dashboard/readiness', ['dashboard', 'readiness'], {}),
};
