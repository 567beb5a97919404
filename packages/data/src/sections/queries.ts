import { query } from '../core/query';

export const sectionQueries = {
  /** Which sections there are, from which releases, and how they do. For an Admin and a Commander. */
  all: () => query('GET /api/sections', ['sections'], {}),
};
