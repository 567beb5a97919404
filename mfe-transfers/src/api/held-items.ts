import { BULK_LIMIT, type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { keepPreviousData, queryOptions, requestPage } from '@hand-receipt/platform';
import { transferKeys } from './keys';

/** What I hold that matches a piece of name or serial number: as many as one request takes, and how many match. */
export const heldItemsOptions = (text: string) =>
  queryOptions({
    queryKey: transferKeys.held(text),
    queryFn: async ({ signal }): Promise<{ items: PropertyItem[]; total: number }> => {
      const query = { q: text, limit: BULK_LIMIT, scope: 'assigned', sort: 'name' } as const;
      const { items, total } = await requestPage('GET /api/property', { query, signal });
      return { items: items.map(toPropertyItem), total };
    },
    placeholderData: keepPreviousData,
  });
