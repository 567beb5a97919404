import type {
  ConsumableCategory,
  ConsumableDto,
  CreateConsumableDto,
  EditConsumableDto,
  RouteBody,
  RouteQuery,
} from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  keptBeside,
  keptOne,
  queryOptions,
  request,
  requestOrQueue,
  requestPage,
  useMutation,
} from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';
import { keptConsumables, keptHistory } from './kept-consumables';

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

const consumableKeys = {
  list: (filter: ConsumableFilter) => ['property', 'consumables', 'list', filter] as const,
  counts: () => ['property', 'consumables', 'counts'] as const,
  one: (id: string) => ['property', 'consumables', 'one', id] as const,
  history: (item: string) => ['property', 'consumables', 'history', item] as const,
};

const PAGE_SIZE = 100;
const FAILED = 'Failed to fetch consumables';

/** Consumables of my company, page by page; `data.total` counts all, loaded or not. */
export const consumablesQuery = (filter: ConsumableFilter) =>
  infiniteQueryOptions({
    queryKey: consumableKeys.list(filter),
    queryFn: ({ pageParam, signal }) => {
      const { search, category, attention, sort } = filter;
      const query = {
        q: search,
        category: category || undefined,
        attention: attention || undefined,
        sort,
        limit: PAGE_SIZE,
        cursor: pageParam,
      };
      const load = () => requestPage('GET /api/consumables', { query, signal });
      return raising(
        FAILED,
        keptBeside('consumables', load, (kept) => keptConsumables(kept, filter)),
      );
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 }),
    placeholderData: (previous) => previous,
  });

/** How many consumables my company keeps, and how many want attention. */
export const consumableCountsQuery = () =>
  queryOptions({
    queryKey: consumableKeys.counts(),
    queryFn: ({ signal }) => raising(FAILED, request('GET /api/consumables/counts', { signal })),
  });

/** One consumable of my company. */
export const consumableQuery = (id: string) =>
  queryOptions({
    queryKey: consumableKeys.one(id),
    queryFn: ({ signal }) => {
      const load = () => request('GET /api/consumables/:id', { params: { id }, signal });
      return raising(FAILED, keptOne('consumables', id, load));
    },
  });

/**
 * Restocks and issues, newest first, page by page.
 *
 * @param item id of one consumable; '' for all of my company
 */
export const consumptionQuery = (item: string) =>
  infiniteQueryOptions({
    queryKey: consumableKeys.history(item),
    queryFn: ({ pageParam, signal }) => {
      const query = { item, limit: PAGE_SIZE, cursor: pageParam };
      const load = () => requestPage('GET /api/consumables/history', { query, signal });
      return raising(
        'Failed to fetch consumption history',
        keptBeside('consumptionHistory', load, (kept) => keptHistory(kept, item)),
      );
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 }),
  });

const onSuccess = () => void invalidate('property');

/** Puts a consumable on the list. */
export const useCreateConsumable = () =>
  useMutation({
    mutationFn: (body: CreateConsumableDto) => request('POST /api/consumables', { body }),
    onSuccess,
  });

/** Corrects what is recorded of a consumable. */
export const useEditConsumable = ({ id }: ConsumableDto) =>
  useMutation({
    mutationFn: (body: EditConsumableDto) => request('PATCH /api/consumables/:id', { params: { id }, body }),
    onSuccess,
  });

const amount = (quantity: number, { unit, name }: ConsumableDto) => `${quantity} (${unit}) of ${name}`;

/** Adds to the stock. Without a connection the restock waits on this device, and `queued` is set. */
export const useRestock = (item: ConsumableDto) =>
  useMutation({
    mutationFn: (body: RouteBody<'POST /api/consumables/:id/restock'>) =>
      requestOrQueue(
        'POST /api/consumables/:id/restock',
        { params: { id: item.id }, body },
        { type: 'consume', title: `Restock ${amount(body.quantity, item)}` },
      ),
    onSuccess,
  });

/** Takes from the stock for somebody. Without a connection the issue waits on this device, and `queued` is set. */
export const useIssue = (item: ConsumableDto) =>
  useMutation({
    mutationFn: (body: RouteBody<'POST /api/consumables/:id/issue'>) =>
      requestOrQueue(
        'POST /api/consumables/:id/issue',
        { params: { id: item.id }, body },
        { type: 'consume', title: `Issue ${amount(body.quantity, item)} to ${body.issuedTo}` },
      ),
    onSuccess,
  });
