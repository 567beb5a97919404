import type { ConsumableCategory, RouteQuery } from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  networkFirst,
  keptOne,
  type Page,
  queryOptions,
} from '@hand-receipt/platform';
import { ask, askPage, query } from '../core/query';
import { keptConsumables, keptHistory } from './offline-rows';

/** Consumables that want attention. */
export type Attention = NonNullable<RouteQuery<'GET /api/consumables'>['attention']>;

/** Which consumables, and in which order. Empty text filters nothing. */
export interface ConsumableFilter {
  search: string;
  category: ConsumableCategory | '';
  attention: Attention | '';
  /** A sortable column, with a minus sign before it for descending; empty for the server's order. */
  sort: string;
}

const PAGE_SIZE = 100;

/** The pages of a list as its table shows them. */
const paging = {
  initialPageParam: '',
  getNextPageParam: (last: Page<unknown>) => last.cursor,
};
const toRows = <T>({ pages }: { pages: Page<T[]>[] }) => ({
  items: pages.flatMap((page) => page.items),
  total: pages.at(-1)?.total ?? 0,
});

export const consumableQueries = {
  /** Consumables of my company, page by page; `data.total` counts all, loaded or not. */
  list: (filter: ConsumableFilter) =>
    infiniteQueryOptions({
      queryKey: ['property', 'consumables', 'list', filter],
      queryFn: ({ pageParam: cursor, signal }) => {
        const { search, category, attention, sort } = filter;
        const query = {
          q: search,
          category: category || undefined,
          attention: attention || undefined,
          sort,
          limit: PAGE_SIZE,
          cursor,
        };
        return networkFirst(
          'consumables',
          () => askPage('GET /api/consumables', { query, signal }),
          (rows) => keptConsumables(rows, filter),
        );
      },
      ...paging,
      select: toRows,
      placeholderData: keepPreviousData,
    }),
  /** How many consumables my company keeps, and how many want attention. */
  counts: () => query('GET /api/consumables/counts', ['property', 'consumables', 'counts'], {}),
  /** One consumable of my company. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['property', 'consumables', 'one', id],
      queryFn: ({ signal }) =>
        keptOne('consumables', id, () => ask('GET /api/consumables/:id', { params: { id }, signal })),
    }),
  /**
   * Restocks and issues, newest first, page by page.
   *
   * @param item id of one consumable; '' for all of my company
   */
  history: (item: string) =>
    infiniteQueryOptions({
      queryKey: ['property', 'consumables', 'history', item],
      queryFn: ({ pageParam: cursor, signal }) =>
        networkFirst(
          'consumptionHistory',
          () =>
            askPage('GET /api/consumables/history', { query: { item, limit: PAGE_SIZE, cursor }, signal }),
          (rows) => keptHistory(rows, item),
        ),
      ...paging,
      select: toRows,
    }),
};
