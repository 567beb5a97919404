import type { QueryScope, RouteKey, RouteResponse } from '@hand-receipt/contracts';
import {
  type FileKey,
  type FileProgress,
  infiniteQueryOptions,
  type Page,
  queryOptions,
  type ReceivedFile,
  request,
  requestFile,
  type RequestOptions,
  requestPage,
} from '@hand-receipt/platform';
import { inCatalogWords } from './errors';

/** Everything that a call is given: `params`, `query`, `body`. */
export type CallOptions<K extends RouteKey> = Omit<RequestOptions<K>, 'signal'>;
type Signal = { signal?: AbortSignal };

/** Under the root that a write names in `changes`, so that what it changed is read again. */
export type Key = readonly [
  QueryScope | 'operations' | 'unit-names' | 'password-link' | 'paper-check',
  ...unknown[],
];

/** Makes a call. @throws ApiError in the words of the error catalog */
export const ask = <K extends RouteKey>(
  call: K,
  options: CallOptions<K> & Signal,
): Promise<RouteResponse<K>> =>
  inCatalogWords(call, (request as (call: K, options: object) => Promise<RouteResponse<K>>)(call, options));

/** Like `ask`, for one page of a list. @throws ApiError in the words of the error catalog */
export const askPage = <K extends RouteKey>(
  call: K,
  options: CallOptions<K> & Signal,
): Promise<Page<RouteResponse<K>>> =>
  inCatalogWords(
    call,
    (requestPage as (call: K, options: object) => Promise<Page<RouteResponse<K>>>)(call, options),
  );

/**
 * One call as a query.
 *
 * @param toData what the cache holds of the answer; the answer itself unless said
 */
export const query = <K extends RouteKey, const Q extends Key, T = RouteResponse<K>>(
  call: K,
  queryKey: Q,
  options: CallOptions<K>,
  toData: (answer: RouteResponse<K>) => T = (answer) => answer as T,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => toData(await ask(call, { ...options, signal })),
  });

/** The first page of a list as a query, with the total of the list. */
export const firstPage = <K extends RouteKey, const Q extends Key>(
  call: K,
  queryKey: Q,
  options: CallOptions<K>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => askPage(call, { ...options, signal }) });

/**
 * A list that grows page by page.
 *
 * @param toItems what the cache holds of the items of a page; the items themselves unless said
 */
export const pages = <K extends RouteKey, const Q extends Key>(
  call: K,
  queryKey: Q,
  options: CallOptions<K>,
  toItems: (items: RouteResponse<K>) => RouteResponse<K> = (items) => items,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { query: filters } = options as { query?: object };
      const page = await askPage(call, { ...options, query: { ...filters, cursor }, signal });
      return { ...page, items: toItems(page.items) };
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
  });

/** Makes a call that answers a file. @throws ApiError in the words of the error catalog */
export const askFile = <K extends FileKey>(
  call: K,
  options: CallOptions<K> & Signal & { onProgress?: (progress: FileProgress) => void },
): Promise<ReceivedFile> =>
  inCatalogWords(call, (requestFile as (call: K, options: object) => Promise<ReceivedFile>)(call, options));
