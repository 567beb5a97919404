import { pages } from '../core/query';

/** Shortages that are read at once. */
const PAGE_SIZE = 50;

export const shortageQueries = {
  /** Open shortages, newest first, in one growing list; of what one person holds, or of one item, where it is named. */
  open: (holder: string, item = '') =>
    pages('GET /api/shortages', ['property', 'shortages', holder, item], {
      query: { state: 'open', limit: PAGE_SIZE, ...(holder && { holder }), ...(item && { item }) },
    }),
};
