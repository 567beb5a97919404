import {
  BULK_LIMIT,
  DASHBOARD_PREVIEW,
  type RouteQuery,
  toTransfer,
  type Transfer,
  TRANSFER_LIST,
  type TransferDto,
} from '@hand-receipt/contracts';
import { infiniteQueryOptions, queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, askPage, query } from '../core/query';
import { assemblyQuery } from './offer-again';
import { sortParam, type TransferFilters, type TransferView } from './filters';

export type TransferRequestBox = NonNullable<RouteQuery<'GET /api/transfers/asks'>>['box'];

const PAGE_SIZE = 50;
const caching = { staleTime: TRANSFER_LIST.staleMs, gcTime: TRANSFER_LIST.cacheMs };
/** A server answers a list, or an object that has it (API-23). */
const toTransfers = (answer: TransferDto[] | { transfers: TransferDto[] }): Transfer[] =>
  (Array.isArray(answer) ? answer : answer.transfers).map((dto) => toTransfer(dto));

export const transferQueries = {
  /** Transfers of one view, page by page as the list is scrolled (XFER-18). */
  list: (filters: TransferFilters) =>
    infiniteQueryOptions({
      queryKey: ['transfers', 'list', filters] as const,
      queryFn: async ({ pageParam: cursor, signal }) => {
        const { view, search, status, sort } = filters;
        // The first page's URL is preloaded with the document (remote.json), so this order is part of the contract.
        const page = await askPage('GET /api/transfers', {
          query: {
            view,
            q: search,
            status: status ?? undefined,
            sort: sortParam(sort),
            limit: PAGE_SIZE,
            cursor,
          },
          signal,
        });
        return { ...page, items: toTransfers(page.items) };
      },
      initialPageParam: '',
      getNextPageParam: (page) => page.cursor,
      ...caching,
      // Rows stay while a search or a sort loads, but never those of another view.
      placeholderData: (rows, query) => (query?.queryKey[2].view === filters.view ? rows : undefined),
    }),
  /** How many transfers of a view are pending, and the first of them. Tabs and dashboard share it. */
  pending: (view: TransferView) =>
    queryOptions({
      queryKey: ['transfers', 'pending', view],
      queryFn: async ({ signal }) => {
        const { items, total } = await askPage('GET /api/transfers', {
          query: { view, status: 'Pending', limit: DASHBOARD_PREVIEW.transfers },
          signal,
        });
        return { first: toTransfers(items), total };
      },
      ...caching,
    }),
  /** How many transfers wait for my answer, and the first of them. My own recalls wait for their holders. */
  waiting: () =>
    queryOptions({
      queryKey: ['transfers', 'waiting'],
      queryFn: async ({ signal }) => {
        const { items, total } = await askPage('GET /api/transfers', {
          query: { view: 'incoming', status: 'Pending', waiting: true, limit: DASHBOARD_PREVIEW.transfers },
          signal,
        });
        return { first: toTransfers(items), total };
      },
      ...caching,
    }),
  /** One transfer, for a link to one that the list has not loaded; null where there is none for me (XFER-04). */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['transfers', 'one', id],
      queryFn: async ({ signal }) =>
        nullIfNotFound(
          ask('GET /api/transfers/:id', { params: { id }, signal }).then((dto) => toTransfer(dto)),
        ),
      ...caching,
    }),
  /** All lines of one request of several items, by name; none where it is not mine to see. One call takes them all. */
  requestLines: (id: string) => ({
    ...query(
      'GET /api/transfers',
      ['transfers', 'request', id],
      { query: { view: 'history', request: id, sort: 'name', limit: BULK_LIMIT } },
      toTransfers,
    ),
    ...caching,
  }),
  /** What the recipients of pending transfers sign for, by the transfer's id. An ended one has no sheet. */
  sheets: (ids: readonly string[]) => ({
    ...query(
      'GET /api/transfers/sheets',
      ['transfers', 'sheets', ids],
      { query: { ids: ids.slice(0, BULK_LIMIT).join(',') } },
      (sheets) => new Map(sheets.map((sheet) => [sheet.transfer_id, sheet])),
    ),
    enabled: ids.length > 0,
    ...caching,
  }),
  assembly: assemblyQuery,
  /** The transfer requests that wait for the user's answer, or those that the user sent. */
  transferRequests: (box: TransferRequestBox) =>
    query('GET /api/transfers/asks', ['transfers', 'transfer-requests', box], { query: { box } }),
};
