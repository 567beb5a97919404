import type { PropertyImportDto, RouteQuery } from '@hand-receipt/contracts';
import {
  infiniteQueryOptions,
  isNetworkError,
  queryClient,
  queryOptions,
  request,
  requestUpload,
  useMutation,
  useQuery,
} from '@hand-receipt/platform';
import { raising } from './call-error';
import { invalidate } from './invalidate';

/** Only rows with errors, with warnings, or with warnings of one kind; '' for all. */
export type RowFilter = NonNullable<RouteQuery<'GET /api/property/imports/:id/rows'>['only']> | '';

const importKeys = {
  all: () => ['property', 'imports'] as const,
  one: (id: string) => ['property', 'import', id] as const,
  rows: (id: string, only: RowFilter) => ['property', 'import', id, 'rows', only] as const,
};

const FAILED = 'Failed to fetch imports';
const ROWS_AT_ONCE = 200;
/** How often one asks how far an import has come. */
const POLL_MS = 1000;

const isUnderWay = (status?: PropertyImportDto['status']) => status === 'running' || status === 'reading';

/** My imports, newest first; asked anew while a file is being read. */
export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.all(),
    queryFn: ({ signal }) => raising(FAILED, request('GET /api/property/imports', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'reading') === true && POLL_MS,
  });

/** One of my imports; asked anew while it is under way. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) =>
      raising(FAILED, request('GET /api/property/imports/:id', { params: { id }, signal })),
    refetchInterval: ({ state }) => isUnderWay(state.data?.status) && POLL_MS,
  });

/** Rows of one of my imports, in the order of the file. */
export const importRowsQuery = (id: string, only: RowFilter) =>
  infiniteQueryOptions({
    queryKey: importKeys.rows(id, only),
    queryFn: async ({ pageParam, signal }) => {
      const query = { only: only || undefined, after: pageParam, limit: ROWS_AT_ONCE };
      const call = request('GET /api/property/imports/:id/rows', { params: { id }, query, signal });
      return raising('Failed to fetch the rows', call);
    },
    initialPageParam: 0,
    getNextPageParam: (rows) => (rows.length === ROWS_AT_ONCE ? rows.at(-1)?.line : undefined),
    select: ({ pages }) => ({
      items: pages.flat(),
      total: pages.reduce((sum, rows) => sum + rows.length, 0),
    }),
  });

const keep = (read: PropertyImportDto) => queryClient.setQueryData(importKeys.one(read.id), read);

/** A file on its way, and what gives it up. */
interface Upload {
  file: File;
  signal: AbortSignal;
}

/** Has a file read and checked; nothing is entered. A file that is given up is forgotten. */
export const useReadFile = () =>
  useMutation({
    mutationFn: ({ file, signal }: Upload) =>
      requestUpload('POST /api/property/imports', file, { query: { file_name: file.name }, signal }),
    onSuccess: keep,
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all() }),
  });

/** How far the file that is being read has come; null before the server has begun with it. */
export const useReadingProgress = (): PropertyImportDto | null => {
  const { data } = useQuery({ ...importsQuery(), refetchInterval: POLL_MS });
  return data?.find(({ status }) => status === 'reading') ?? null;
};

/**
 * Has the good rows entered; asked again, it goes on and enters nothing twice. Where no answer comes, one looks
 * whether it has begun.
 */
export const useConfirmImport = (id: string) =>
  useMutation({
    mutationFn: () => request('POST /api/property/imports/:id/confirm', { params: { id } }),
    onSuccess: (running) => {
      keep(running);
      void invalidate('property', 'dashboard', 'ledger', 'sensitive');
    },
    onError: (error) =>
      isNetworkError(error) && queryClient.invalidateQueries({ queryKey: importKeys.one(id) }),
  });

/** Forgets a file that was not confirmed. */
export const useForgetImport = (id: string) =>
  useMutation({
    mutationFn: () => request('DELETE /api/property/imports/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importKeys.all() }),
  });
