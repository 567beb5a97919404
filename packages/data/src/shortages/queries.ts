import { pages } from '../core/query';

/** Shortages that are read at once. */
const PAGE_SIZE = 50;

export const shortageQueries = {
  /** Open shortages, newest first, in one growing list; of what one person holds where a holder is named. */
  open: (holder: string) =>
    pages('GET /api/shortages', ['property', 'shortages', holder], {
      query: { state: 'open', limit: PAGE_SIZE, ...(holder && { holder }) },
    }),
};
