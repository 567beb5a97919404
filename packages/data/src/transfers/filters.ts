import type { RouteQuery } from '@hand-receipt/contracts';

type Query = NonNullable<RouteQuery<'GET /api/transfers'>>;

export type TransferView = NonNullable<Query['view']>;
export const TRANSFER_VIEWS: readonly TransferView[] = ['incoming', 'outgoing', 'history'];

/** The statuses that can be filtered by, as the wire writes them. */
export const FILTER_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];

export type SortColumn = 'date' | 'name' | 'from' | 'to';
export const SORT_COLUMNS: readonly SortColumn[] = ['date', 'name', 'from', 'to'];

export interface TransferSort {
  column: SortColumn;
  direction: 'asc' | 'desc';
}

/** XFER-16: the newest request first. */
export const DEFAULT_SORT: TransferSort = { column: 'date', direction: 'desc' };

/** What the list shows: one object for the URL, the query key and the request. */
export interface TransferFilters {
  view: TransferView;
  search: string;
  /** Null for all statuses. */
  status: FilterStatus | null;
  sort: TransferSort;
}

/** A sort as the API and the URL write it, `-date` for descending; undefined for the default. */
export function sortParam({ column, direction }: TransferSort): string | undefined {
  if (column === DEFAULT_SORT.column && direction === DEFAULT_SORT.direction) return undefined;
  return direction === 'desc' ? `-${column}` : column;
}

/** Reads what `sortParam` wrote; anything else is the default. */
export function readSort(text: string | null): TransferSort {
  const direction = text?.startsWith('-') ? 'desc' : 'asc';
  const column = SORT_COLUMNS.find((name) => name === text?.replace('-', ''));
  return column ? { column, direction } : DEFAULT_SORT;
}
