import { type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { keepPreviousData, queryOptions, request } from '@hand-receipt/platform';
import { maintenanceKeys } from './maintenance-keys';

const ITEMS_AT_ONCE = 8;

/** Items on my hand receipt by a piece of their name or serial number. */
export const myItems = (text: string) =>
  queryOptions({
    queryKey: maintenanceKeys.items(text),
    queryFn: async ({ signal }): Promise<PropertyItem[]> => {
      const query = { scope: 'mine', q: text, limit: ITEMS_AT_ONCE } as const;
      return (await request('GET /api/property', { query, signal })).map((dto) => toPropertyItem(dto));
    },
    placeholderData: keepPreviousData,
  });

/** One item that I may see, by its id. */
export const oneItem = (id: string) =>
  queryOptions({
    queryKey: maintenanceKeys.oneItem(id),
    queryFn: async ({ signal }): Promise<PropertyItem> =>
      toPropertyItem(await request('GET /api/property/:id', { params: { id }, signal })),
  });
