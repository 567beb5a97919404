import { DASHBOARD_PREVIEW, LEDGER_HISTORY_PAGE_SIZE } from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  request,
  requestPage,
} from '@hand-receipt/platform';
import { ledgerKeys } from './ledger-keys';

const HISTORY = 'GET /api/ledger/history';
const ENTRIES_AT_ONCE = 50;

/** What the reader asked for on Ledger History. Empty means all. */
export interface EntryFilters {
  type: string;
  q: string;
}

/**
 * One numbered page of ledger events, newest first.
 *
 * @param page index, from 0
 * @param filter substring of any column
 */
export const historyPage = (page: number, filter: string) =>
  queryOptions({
    queryKey: ledgerKeys.page(page, filter),
    queryFn: ({ signal }) =>
      requestPage(HISTORY, {
        query: { limit: LEDGER_HISTORY_PAGE_SIZE, offset: page * LEDGER_HISTORY_PAGE_SIZE, q: filter },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Ledger events in one growing list, newest first. */
export const historyEntries = (filters: EntryFilters) =>
  infiniteQueryOptions({
    queryKey: ledgerKeys.entries(filters),
    queryFn: ({ pageParam, signal }) =>
      requestPage(HISTORY, { query: { limit: ENTRIES_AT_ONCE, cursor: pageParam, ...filters }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  });

/** The newest events, as many as the dashboard shows. */
export const recentEvents = queryOptions({
  queryKey: ledgerKeys.recent,
  queryFn: ({ signal }) => request(HISTORY, { query: { limit: DASHBOARD_PREVIEW.activity }, signal }),
});

/** Every event of one item, newest first, in one growing list. */
export const itemEvents = (itemId: string) =>
  infiniteQueryOptions({
    queryKey: ledgerKeys.item(itemId),
    queryFn: ({ pageParam, signal }) =>
      requestPage(HISTORY, { query: { itemId, limit: ENTRIES_AT_ONCE, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
  });

/** The events of one transfer, newest first: for its parties, who may no longer see the item. */
export const transferEvents = (transferId: string) =>
  queryOptions({
    queryKey: ledgerKeys.transfer(transferId),
    queryFn: ({ signal }) => request('GET /api/ledger/transfers/:id', { params: { id: transferId }, signal }),
  });
