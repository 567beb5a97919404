import { type PropertyItem, toPropertyItem } from '@hand-receipt/contracts';
import { ApiError, keepPreviousData, queryOptions, request } from '@hand-receipt/platform';
import { transferKeys } from './keys';

const CHOICES = 8;

const fetchHeld = async (q: string, limit: number, signal?: AbortSignal): Promise<PropertyItem[]> => {
  const items = await request('GET /api/property', { query: { q, limit, scope: 'assigned' }, signal });
  return items.map(toPropertyItem);
};

/** Items that I hold, by a piece of name or serial number: what I may offer. */
export const offerableItemsOptions = (text: string) =>
  queryOptions({
    queryKey: transferKeys.offerable(text),
    queryFn: ({ signal }) => fetchHeld(text, CHOICES, signal),
    placeholderData: keepPreviousData,
  });

/** The item that a link wants offered; null where there is none for me. */
export const offerableItemOptions = (id: string) =>
  queryOptions({
    queryKey: transferKeys.offerableById(id),
    queryFn: async ({ signal }) => {
      try {
        return toPropertyItem(await request('GET /api/property/:id', { params: { id }, signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** XFER-30: the item that I hold under exactly this serial number, for one that was typed and not picked. */
export async function findHeldItem(serialNumber: string): Promise<PropertyItem | undefined> {
  const wanted = serialNumber.trim().toUpperCase();
  const items = await fetchHeld(wanted, CHOICES);
  return items.find((item) => item.serialNumber.toUpperCase() === wanted);
}
