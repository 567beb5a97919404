import { pages, query } from '../core/query';

/** Lists that are read at once. */
const PAGE_SIZE = 50;

export const componentListQueries = {
  /** The NSNs of the items that I may see with their component lists, those without a list first, in one growing list. */
  all: () =>
    pages('GET /api/component-lists', ['property', 'component-lists'], { query: { limit: PAGE_SIZE } }),
  /** The list of one NSN. */
  detail: (nsn: string) =>
    query('GET /api/component-lists/:nsn', ['property', 'component-list', nsn], { params: { nsn } }),
};
