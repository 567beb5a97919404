import { infiniteQueryOptions, queryOptions, request, requestPage } from '@hand-receipt/platform';
import { sensitiveKeys } from './sensitive-keys';

/** Whose items: mine, those I signed down, those nobody holds, or all that I may see. */
export type ItemScope = 'assigned' | 'signedout' | 'unassigned' | 'visible';

/** The first page is small, so that it is on screen soon; the rest follows in large ones. */
const FIRST_PAGE = 100;
const LATER_PAGES = 500;

/** Sensitive items of one scope, page by page. */
export const itemsIn = (scope: ItemScope) =>
  infiniteQueryOptions({
    queryKey: sensitiveKeys.items(scope),
    queryFn: ({ pageParam: cursor, signal }) =>
      requestPage('GET /api/sensitive-items', {
        query: { scope, limit: cursor ? LATER_PAGES : FIRST_PAGE, cursor },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
  });

/** Counts over every sensitive item that I may see, and the next check. */
export const sensitiveSummary = queryOptions({
  queryKey: sensitiveKeys.summary,
  queryFn: ({ signal }) => request('GET /api/sensitive-items/summary', { signal }),
});
