import { infiniteQueryOptions, longList, requestPage } from '@hand-receipt/platform';
import { raising } from './call-error';

const inventoryKeys = {
  found: (search: string) => ['property', 'inventory', search] as const,
};

const PAGE_SIZE = 100;

/**
 * Everything that I may see, or what of it has the search words in its name, serial number, NSN, LIN or
 * holder; page by page. `data.total` counts all, loaded or not.
 */
export const inventoryQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: inventoryKeys.found(search),
    ...longList(PAGE_SIZE, (cursor, signal) => {
      const query = { q: search, limit: PAGE_SIZE, cursor };
      return raising('Failed to fetch properties', requestPage('GET /api/inventory', { query, signal }));
    }),
    placeholderData: (previous) => previous,
  });
