import type { LedgerFilter } from '@hand-receipt/contracts';
import { DASHBOARD_PREVIEW, LEDGER_HISTORY_PAGE_SIZE } from '@hand-receipt/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@hand-receipt/platform';
import { firstPage, pages, query } from '../core/query';
import { readDatabaseVerdict, readLastCheck, type RunProgress, runFullCheck } from './server-check';

const HISTORY = 'GET /api/ledger/history';
const ENTRIES_AT_ONCE = 50;
const MINUTE_MS = 60_000;
const WITNESSES_EVERY_MS = 3_000;
const UNSEALED_EVERY_MS = 2_000;

/** What the reader asked for on Ledger History. Empty means all. */
export interface EntryFilters {
  type: LedgerFilter | '';
  q: string;
}

/** The filters as the server takes them, which knows no empty type. */
export const askedOf = ({ type, q }: EntryFilters) => ({ q, type: type || undefined });

/** A check runs when a screen asks for it and never by itself, so that a verdict on screen is of a check seen to run. */
const onDemand = { enabled: false, retry: false };

export const ledgerQueries = {
  /** One numbered page of ledger events, newest first. `page` counts from 0; `filter` is a part of any column. */
  historyPage: (page: number, filter: string) => ({
    ...firstPage(HISTORY, ['ledger', 'page', page, filter], {
      query: { limit: LEDGER_HISTORY_PAGE_SIZE, offset: page * LEDGER_HISTORY_PAGE_SIZE, q: filter },
    }),
    placeholderData: keepPreviousData,
  }),
  /** Ledger events in one growing list, newest first. */
  entries: (filters: EntryFilters) =>
    infiniteQueryOptions({
      ...pages(HISTORY, ['ledger', 'entries', filters], {
        query: { limit: ENTRIES_AT_ONCE, ...askedOf(filters) },
      }),
      placeholderData: keepPreviousData,
    }),
  /** The newest events, as many as the dashboard shows. */
  recent: () => query(HISTORY, ['ledger', 'recent'], { query: { limit: DASHBOARD_PREVIEW.activity } }),
  /** Every event of one item, newest first, in one growing list. */
  itemEvents: (itemId: string) =>
    pages(HISTORY, ['ledger', 'item', itemId], { query: { itemId, limit: ENTRIES_AT_ONCE } }),
  /** The events of one transfer, newest first: for its parties, who may no longer see the item. */
  transferEvents: (id: string) =>
    query('GET /api/ledger/transfers/:id', ['ledger', 'transfer', id], { params: { id } }),
  /** One event with all that there is to say of it. An empty id asks nothing. */
  event: (id: string) => ({
    ...query('GET /api/ledger/events/:id', ['ledger', 'event', id], { params: { id } }),
    enabled: id !== '',
    retry: false,
  }),
  /** Every correction, newest first. */
  corrections: () => query('GET /api/corrections', ['ledger', 'corrections'], {}),

  /** The witnesses of the ledger and what each has signed. What they sign is not announced, so it is asked for. */
  witnesses: () => ({
    ...query('GET /api/ledger/witnesses', ['ledger', 'witnesses'], {}),
    refetchInterval: WITNESSES_EVERY_MS,
    retry: false,
  }),

  /** How many events there are and how many are sealed. What is sealed is not announced, so it is asked for. */
  checkpoint: () => ({
    ...query('GET /api/ledger/checkpoint', ['ledger', 'checkpoint'], {}),
    refetchInterval: WITNESSES_EVERY_MS,
    retry: false,
  }),

  /** The last check that anybody ran, for the trust line. Asking is cheap and checks nothing. */
  lastCheck: () =>
    queryOptions({
      queryKey: ['ledger', 'last-check'],
      queryFn: ({ signal }) => readLastCheck(signal),
      staleTime: MINUTE_MS,
      refetchInterval: 5 * MINUTE_MS,
    }),
  /** The server's check of the ledger. */
  check: () =>
    queryOptions({
      queryKey: ['ledger', 'check'],
      queryFn: ({ signal }) => readDatabaseVerdict(signal),
      enabled: false,
    }),
  /** The server's check of every event, in the background. */
  fullCheck: (onProgress: (progress: RunProgress) => void) =>
    queryOptions({
      queryKey: ['ledger', 'full-check'],
      queryFn: ({ signal }) => runFullCheck(signal, onProgress),
      ...onDemand,
    }),

  /** This browser's own check of the ledger for one person; `run` has its worker do it. */
  deviceCheck: <T>(person: string, run: (signal: AbortSignal) => Promise<T>) =>
    queryOptions({
      queryKey: ['ledger', 'device', person],
      queryFn: ({ signal }) => run(signal),
      ...onDemand,
    }),
  /** Every event of the ledger hashed in this browser. It fetches the whole ledger, so only on demand. */
  everyEventCheck: <T>(person: string, run: (signal: AbortSignal) => Promise<T>) =>
    queryOptions({
      queryKey: ['ledger', 'device', person, 'every-event'],
      queryFn: ({ signal }) => run(signal),
      ...onDemand,
    }),
  /** Whether a panel shows all events of its item as they are, at the moment when it was read (epoch milliseconds). */
  itemCheck: <T>(
    person: string,
    { itemId, readAt }: { itemId: string; readAt: number },
    run: (signal: AbortSignal) => Promise<T>,
  ) =>
    queryOptions({
      queryKey: ['ledger', 'device', person, 'item', itemId, readAt],
      queryFn: ({ signal }) => run(signal),
      retry: false,
      staleTime: Infinity,
    }),
  /**
   * Whether the rows of a list are in the sealed ledger as they are shown. `rows` tells one content of a list from
   * another. It is asked for again whenever the list shows that content again, so that a row that was false meanwhile is
   * proved anew.
   */
  rowsCheck: <T extends { unsealed: number }>(
    person: string,
    rows: number,
    run: (signal: AbortSignal) => Promise<T>,
  ) =>
    queryOptions({
      queryKey: ['ledger', 'device', person, 'rows', rows],
      queryFn: ({ signal }) => run(signal),
      retry: false,
      refetchInterval: ({ state }) => ((state.data?.unsealed ?? 0) > 0 ? UNSEALED_EVERY_MS : false),
    }),
};
