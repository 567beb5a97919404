import type { PropertyImportDto, RouteQuery } from '@hand-receipt/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@hand-receipt/platform';
import { ask, query } from '../core/query';

/** Only rows with errors, with warnings, or with warnings of one kind; '' for all. */
export type RowFilter = NonNullable<RouteQuery<'GET /api/imports/:id/rows'>['only']> | '';

const ROWS_AT_ONCE = 200;
/** How often one asks how far an import has come. */
const POLL_MS = 1000;

const isUnderWay = (status?: PropertyImportDto['status']) => status === 'running' || status === 'reading';

export const importQueries = {
  /** My imports, newest first; read again while a file is being read. */
  list: () =>
    queryOptions({
      queryKey: ['imports', 'list'],
      queryFn: ({ signal }) => ask('GET /api/imports', { signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'reading') === true && POLL_MS,
    }),
  /** Why nothing is imported now; read again with the successions, which freeze the book. */
  freeze: () => query('GET /api/imports/freeze', ['successions', 'import-freeze'], {}),
  /** My imports while a file is on its way: the server may not have begun with it. */
  reading: () => ({
    ...query('GET /api/imports', ['imports', 'list'], {}),
    refetchInterval: POLL_MS,
  }),
  /** One of my imports; read again while it runs. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'detail', id],
      queryFn: ({ signal }) => ask('GET /api/imports/:id', { params: { id }, signal }),
      refetchInterval: ({ state }) => isUnderWay(state.data?.status) && POLL_MS,
    }),
  /**
   * Which column of one of my imports is which.
   *
   * @param fields of other columns, with commas between them, to see what would follow.
   */
  columns: (id: string, fields?: string) => ({
    ...query('GET /api/imports/:id/columns', ['imports', 'detail', id, 'columns', fields ?? ''], {
      params: { id },
      query: { fields },
    }),
    placeholderData: keepPreviousData,
  }),
  /** Rows of one of my imports, in the order of the file. */
  rows: (id: string, only: RowFilter) =>
    infiniteQueryOptions({
      queryKey: ['imports', 'detail', id, 'rows', only],
      queryFn: ({ pageParam, signal }) =>
        ask('GET /api/imports/:id/rows', {
          params: { id },
          query: { only: only || undefined, after: pageParam, limit: ROWS_AT_ONCE },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: (rows) => (rows.length === ROWS_AT_ONCE ? rows.at(-1)?.line : undefined),
      select: ({ pages }) => ({
        items: pages.flat(),
        total: pages.reduce((sum, rows) => sum + rows.length, 0),
      }),
    }),
};
