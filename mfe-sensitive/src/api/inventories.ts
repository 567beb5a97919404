import type { InventoryProgressDto, OpenInventoryDto } from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryClient,
  queryOptions,
  request,
  requestPage,
} from '@hand-receipt/platform';
import { refreshSensitive } from './refresh';
import { sensitiveKeys } from './sensitive-keys';

const NEWEST = 50;
const LINES_SHOWN = 100;
const LINES_AT_ONCE = 500;

/** The newest counts that I may see. */
export const inventories = queryOptions({
  queryKey: sensitiveKeys.inventories,
  queryFn: ({ signal }) =>
    request('GET /api/sensitive-items/inventories', { query: { limit: NEWEST }, signal }),
});

/** One count, with how far it is. */
export const inventoryOf = (id: string) =>
  queryOptions({
    queryKey: sensitiveKeys.inventory(id),
    queryFn: ({ signal }) => request('GET /api/sensitive-items/inventories/:id', { params: { id }, signal }),
  });

/** Everything on a count, page by page. */
export const linesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: sensitiveKeys.inventoryLines(id),
    queryFn: ({ pageParam: cursor, signal }) =>
      requestPage('GET /api/sensitive-items/inventories/:id/lines', {
        params: { id },
        query: { limit: LINES_AT_ONCE, cursor },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
  });

/** What a count still misses: the first by name, and how many there are in all. */
export const missingLines = (id: string) =>
  queryOptions({
    queryKey: sensitiveKeys.inventoryMissing(id),
    queryFn: ({ signal }) =>
      requestPage('GET /api/sensitive-items/inventories/:id/lines', {
        params: { id },
        query: { state: 'missing', limit: LINES_SHOWN },
        signal,
      }),
  });

/** Codes that were read and are not on the count. */
export const extrasOf = (id: string) =>
  queryOptions({
    queryKey: sensitiveKeys.inventoryExtras(id),
    queryFn: ({ signal }) =>
      request('GET /api/sensitive-items/inventories/:id/extras', { params: { id }, signal }),
  });

/** Shows at once how far a count is, as the answer to a scan told it. */
export function noteProgress(id: string, progress: InventoryProgressDto): void {
  queryClient.setQueryData(inventoryOf(id).queryKey, (known) => known && { ...known, progress });
}

/** Opens a count; what is to be counted is fixed from now on. */
export const openInventory = mutationOptions({
  mutationFn: (body: OpenInventoryDto) => request('POST /api/sensitive-items/inventories', { body }),
  onSuccess: refreshSensitive,
});

/** Ends a count and sends its summary to the commander. */
export const closeInventory = mutationOptions({
  mutationFn: ({ id, notes }: { id: string; notes?: string }) =>
    request('POST /api/sensitive-items/inventories/:id/close', {
      params: { id },
      body: notes ? { notes } : {},
    }),
  onSuccess: refreshSensitive,
});
