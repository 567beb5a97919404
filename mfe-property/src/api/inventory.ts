import { infiniteQueryOptions, requestPage } from '@hand-receipt/platform';
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
    queryFn: ({ pageParam, signal }) => {
      const query = { q: search, limit: PAGE_SIZE, cursor: pageParam };
      return raising('Failed to fetch properties', requestPage('GET /api/inventory', { query, signal }));
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 }),
    placeholderData: (previous) => previous,
  });
