import { queryOptions } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask, pages, query } from '../core/query';

/** Loss cases that are read at once. */
const PAGE_SIZE = 25;

export type LossCaseScope = 'open' | 'closed';

export const lossCaseQueries = {
  /** Loss cases that I may see, newest first, in one growing list. */
  list: (scope: LossCaseScope) =>
    pages('GET /api/loss-cases', ['loss-cases', 'list', scope], { query: { scope, limit: PAGE_SIZE } }),
  /** The cases of one item, newest first. */
  ofItem: (item: string) =>
    query(
      'GET /api/loss-cases',
      ['loss-cases', 'item', item],
      { query: { item, limit: 5 } },
      (cases) => cases,
    ),
  /** The newest open cases that I may see. */
  open: () =>
    query(
      'GET /api/loss-cases',
      ['loss-cases', 'open'],
      { query: { scope: 'open', limit: 5 } },
      (cases) => cases,
    ),
  /** Lost items for which I am asked. */
  questions: () => query('GET /api/loss-cases/questions', ['loss-cases', 'questions'], {}, (asked) => asked),
  /** One case; null where there is none that I may see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['loss-cases', 'one', id],
      queryFn: ({ signal }) => nullIfNotFound(ask('GET /api/loss-cases/:id', { params: { id }, signal })),
    }),
};
