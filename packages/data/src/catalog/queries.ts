import { keepPreviousData } from '@hand-receipt/platform';
import { firstPage, query } from '../core/query';

/** Numbers that a search shows at once. */
const SHOWN = 50;

export const catalogQueries = {
  /** The NSNs of the items that I may see, with what the catalog says of each; narrowed by a search. */
  list: (q: string) => ({
    ...firstPage('GET /api/catalog', ['property', 'catalog', q], {
      query: { limit: SHOWN, ...(q.trim() && { q: q.trim() }) },
    }),
    placeholderData: keepPreviousData,
  }),
  /** What is known of one NSN. */
  detail: (nsn: string) =>
    query('GET /api/catalog/:nsn', ['property', 'catalog-item', nsn], { params: { nsn } }),
};
