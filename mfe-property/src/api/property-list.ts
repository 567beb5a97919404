import {
  PROPERTY_LIST,
  type PropertyCategory,
  type PropertyItem,
  type StatusFilter,
  type RouteQuery,
  toPropertyItem,
} from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  longList,
  type Page,
  queryOptions,
  request,
  requestPage,
} from '@hand-receipt/platform';
import { raising, statusOf } from './call-error';
import { propertyKeys } from './property-keys';

export type PropertyScope = NonNullable<RouteQuery<'GET /api/property'>['scope']>;

/** Which items of a scope, and in which order. Empty text filters nothing. */
export interface PropertyFilter {
  scope: PropertyScope;
  search: string;
  category: PropertyCategory | '';
  status: StatusFilter | '';
  /** A sortable column, with a minus sign before it for descending; empty for the server's order. */
  sort: string;
}

/** Rows are on screen the sooner the fewer come first; twice as many as a window holds. */
const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 100;

/** A filter as the API takes it. The order of the fields is that of the addresses which remote.json preloads. */
const queryOf = ({ scope, search, category, status, sort }: PropertyFilter) => ({
  scope,
  q: search,
  category: category || undefined,
  status,
  sort,
});

async function fetchPage(
  filter: PropertyFilter,
  cursor: string,
  signal: AbortSignal,
): Promise<Page<PropertyItem[]>> {
  const query = { ...queryOf(filter), limit: cursor ? PAGE_SIZE : FIRST_PAGE_SIZE, cursor };
  const page = await raising(
    'Failed to fetch properties',
    requestPage('GET /api/property', { query, signal }),
  );
  return { ...page, items: page.items.map(toPropertyItem) };
}

/** RULE-34: three attempts, but none after a refusal that a second try cannot change. */
function retryList(failures: number, error: Error): boolean {
  const refused = [401, 403].includes(statusOf(error) ?? -1);
  return !refused && failures < PROPERTY_LIST.attempts - 1;
}

const listCaching = { staleTime: PROPERTY_LIST.staleMs, gcTime: PROPERTY_LIST.cacheMs, retry: retryList };

/** The items of a filter, page by page; `data.total` counts all of them, loaded or not. */
export const propertyListQuery = (filter: PropertyFilter) =>
  infiniteQueryOptions({
    queryKey: propertyKeys.list(filter),
    ...longList(PAGE_SIZE, (cursor, signal) => fetchPage(filter, cursor, signal)),
    // While a filter is being typed the rows stay; those of another scope would be shown under a wrong heading.
    placeholderData: (previous, query) => (query?.queryKey[2].scope === filter.scope ? previous : undefined),
    ...listCaching,
  });

/** Ids of the items that match a filter, loaded or not: SELECTION_LIMIT of them at most. */
export const fetchMatchingIds = (filter: PropertyFilter) =>
  raising('Failed to fetch properties', request('GET /api/property/ids', { query: queryOf(filter) }));

/** How many items I hold and have signed down. */
export const propertyCountsQuery = () =>
  queryOptions({
    queryKey: propertyKeys.counts(),
    queryFn: ({ signal }) =>
      raising('Failed to fetch properties', request('GET /api/property/counts', { signal })),
    ...listCaching,
  });

/** The first few items that I hold whose name or serial number contains `search`. */
export const inventoryPreviewQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: propertyKeys.preview(search),
    queryFn: async ({ signal }) => {
      const query = { scope: 'assigned', q: search, limit } as const;
      const page = await raising(
        'Failed to fetch properties',
        requestPage('GET /api/property', { query, signal }),
      );
      return page.items.map(toPropertyItem);
    },
    placeholderData: (previous) => previous,
    ...listCaching,
  });
