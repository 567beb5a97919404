import { toTransfer, type Transfer, TRANSFER_LIST } from '@hand-receipt/contracts';
import { infiniteQueryOptions, type Page, requestPage } from '@hand-receipt/platform';
import { transferKeys } from './keys';
import { loadError } from './load-error';
import { sortParam, type TransferFilters } from './transfer-filters';

const PAGE_SIZE = 50;

async function fetchTransfers(
  { view, search, status, sort }: TransferFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<Transfer[]>> {
  // The first page's URL is preloaded with the document (remote.json), so this order is part of the contract.
  const query = {
    view,
    q: search,
    status: status ?? undefined,
    sort: sortParam(sort),
    limit: PAGE_SIZE,
    cursor,
  };
  try {
    const page = await requestPage('GET /api/transfers', { query, signal });
    return { ...page, items: page.items.map((dto) => toTransfer(dto)) };
  } catch (error) {
    throw loadError(error);
  }
}

/** Transfers of one view, page by page as the list is scrolled (XFER-18). */
export const transferListOptions = (filters: TransferFilters) =>
  infiniteQueryOptions({
    queryKey: transferKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchTransfers(filters, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    staleTime: TRANSFER_LIST.staleMs,
    gcTime: TRANSFER_LIST.cacheMs,
    // Rows stay while a search or a sort loads, but never those of another view.
    placeholderData: (rows, query) => (query?.queryKey[2].view === filters.view ? rows : undefined),
  });
