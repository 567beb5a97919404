import type { CLOSING_SCOPES } from '@hand-receipt/contracts';
import { queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, pages, query } from '../core/query';

/** Closings that are read at once. */
const PAGE_SIZE = 25;

/** Which closings a list shows: those that wait for my signature, all that are open, or all that ended. */
export type ClosingScope = (typeof CLOSING_SCOPES)[number];

export const closingQueries = {
  /** Closings that I may see, newest first, in one growing list. */
  list: (scope: ClosingScope) =>
    pages('GET /api/closings', ['closings', 'list', scope], { query: { scope, limit: PAGE_SIZE } }),
  /** How many closings and gains wait for my signature. */
  counts: () => query('GET /api/closings/counts', ['closings', 'counts'], {}, (counts) => counts),
  /** Units to which a lateral transfer may go. */
  receivers: () => query('GET /api/closings/receivers', ['closings', 'receivers'], {}, (units) => units),
  /** Found items that nobody has signed for. */
  gains: () => query('GET /api/property/gains', ['closings', 'gains'], {}, (gains) => gains),
  /** One closing with all of its lines; null where there is none that I may see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['closings', 'one', id],
      queryFn: ({ signal }) => nullIfNotFound(ask('GET /api/closings/:id', { params: { id }, signal })),
    }),
};
