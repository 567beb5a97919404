import { DASHBOARD_PREVIEW, toTransfer, TRANSFER_LIST } from '@hand-receipt/contracts';
import { queryOptions, requestPage } from '@hand-receipt/platform';
import { transferKeys } from './keys';
import { loadError } from './load-error';
import type { TransferView } from './transfer-filters';

async function fetchPending(view: TransferView, signal: AbortSignal) {
  try {
    const { items, total } = await requestPage('GET /api/transfers', {
      query: { view, status: 'Pending', limit: DASHBOARD_PREVIEW.transfers },
      signal,
    });
    return { first: items.map((dto) => toTransfer(dto)), total };
  } catch (error) {
    throw loadError(error);
  }
}

/** How many transfers of a view wait for an answer, and the first of them. Tabs and dashboard share it. */
export const pendingOptions = (view: TransferView) =>
  queryOptions({
    queryKey: transferKeys.pending(view),
    queryFn: ({ signal }) => fetchPending(view, signal),
    staleTime: TRANSFER_LIST.staleMs,
    gcTime: TRANSFER_LIST.cacheMs,
  });
