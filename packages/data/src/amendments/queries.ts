import type { AMENDMENT_SCOPES } from '@hand-receipt/contracts';
import { queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, pages, query } from '../core/query';

/** Amendments that are read at once. */
const PAGE_SIZE = 25;

/** Which amendments a list shows: those that wait for me, all that are open, or all that ended. */
export type AmendmentScope = (typeof AMENDMENT_SCOPES)[number];

export const amendmentQueries = {
  /** Amendments that I may see, newest first, in one growing list. */
  list: (scope: AmendmentScope) =>
    pages('GET /api/amendments', ['amendments', 'list', scope], { query: { scope, limit: PAGE_SIZE } }),
  /** Those of one item, open or ended. */
  ofItem: (item: string) =>
    pages('GET /api/amendments', ['amendments', 'of-item', item], { query: { item, limit: PAGE_SIZE } }),
  /** How many wait for my signature or decision. */
  waiting: () => query('GET /api/amendments/counts', ['amendments', 'counts'], {}, ({ waiting }) => waiting),
  /** One amendment; null where there is none that I may see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['amendments', 'one', id],
      queryFn: ({ signal }) => nullIfNotFound(ask('GET /api/amendments/:id', { params: { id }, signal })),
    }),
};
