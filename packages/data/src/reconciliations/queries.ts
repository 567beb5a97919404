import type { ReconciliationKind } from '@hand-receipt/contracts';
import { infiniteQueryOptions, queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, query } from '../core/query';

const LINES_AT_ONCE = 100;

export const reconciliationQueries = {
  /** Comparisons of the property books that I keep, newest first. */
  list: () => query('GET /api/reconciliations', ['reconciliations', 'list'], {}),
  /** One comparison; null where there is none that I may see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['reconciliations', 'one', id],
      queryFn: ({ signal }) =>
        nullIfNotFound(ask('GET /api/reconciliations/:id', { params: { id }, signal })),
    }),
  /** Rows of one list of a comparison; only those that are neither settled nor noted where `open` says so. */
  lines: (id: string, kind: ReconciliationKind, open = false) =>
    infiniteQueryOptions({
      queryKey: ['reconciliations', 'one', id, 'lines', kind, open],
      queryFn: ({ pageParam, signal }) =>
        ask('GET /api/reconciliations/:id/lines', {
          params: { id },
          query: { kind, after: pageParam, limit: LINES_AT_ONCE, ...(open && { open }) },
          signal,
        }),
      initialPageParam: -1,
      getNextPageParam: (lines) => (lines.length === LINES_AT_ONCE ? lines.at(-1)?.line : undefined),
      select: ({ pages }) => ({
        items: pages.flat(),
        total: pages.reduce((sum, lines) => sum + lines.length, 0),
      }),
    }),
};
