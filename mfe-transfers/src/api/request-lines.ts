import { BULK_LIMIT, toTransfer, type Transfer, TRANSFER_LIST } from '@hand-receipt/contracts';
import { queryOptions, requestPage } from '@hand-receipt/platform';
import { transferKeys } from './keys';
import { loadError } from './load-error';

async function fetchLines(id: string, signal: AbortSignal): Promise<Transfer[]> {
  try {
    // One request has no more lines than one call takes.
    const query = { view: 'history', request: id, sort: 'name', limit: BULK_LIMIT } as const;
    const { items } = await requestPage('GET /api/transfers', { query, signal });
    return items.map((dto) => toTransfer(dto));
  } catch (error) {
    throw loadError(error);
  }
}

/** All lines of one request of several items, by name; none where it is not mine to see. */
export const requestLinesOptions = (id: string) =>
  queryOptions({
    queryKey: transferKeys.request(id),
    queryFn: ({ signal }) => fetchLines(id, signal),
    staleTime: TRANSFER_LIST.staleMs,
    gcTime: TRANSFER_LIST.cacheMs,
  });
