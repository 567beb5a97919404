import { toTransfer, type Transfer, TRANSFER_LIST } from '@hand-receipt/contracts';
import { ApiError, queryOptions, request } from '@hand-receipt/platform';
import { transferKeys } from './keys';
import { loadError } from './load-error';

async function fetchTransfer(id: string, signal: AbortSignal): Promise<Transfer | null> {
  try {
    return toTransfer(await request('GET /api/transfers/:id', { params: { id }, signal }));
  } catch (error) {
    // XFER-04: not mine to see, or no such transfer, is no failure of the screen.
    if (error instanceof ApiError && error.status === 404) return null;
    throw loadError(error);
  }
}

/** One transfer, for a link to one that the list has not loaded; null where there is none for me. */
export const oneTransferOptions = (id: string) =>
  queryOptions({
    queryKey: transferKeys.one(id),
    queryFn: ({ signal }) => fetchTransfer(id, signal),
    staleTime: TRANSFER_LIST.staleMs,
    gcTime: TRANSFER_LIST.cacheMs,
  });
