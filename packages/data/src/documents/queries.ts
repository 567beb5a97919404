import { type RouteQuery, UNREAD_DOCUMENTS } from '@hand-receipt/contracts';
import { infiniteQueryOptions } from '@hand-receipt/platform';
import { pages, query } from '../core/query';

/** How many unread documents the dashboard lists. */
const UNREAD_SHOWN = 4;
/** Documents of one page: what a phone on a slow line has at once. */
const DOCUMENTS_AT_ONCE = 50;
/** A list that a person opened further is not asked for again page by page on a timer; events still renew it. */
const PAGES_POLLED = 3;

type Query = NonNullable<RouteQuery<'GET /api/documents'>>;
/** Which documents are listed; '' narrows nothing, and is left out of the address. */
type Filters = { [F in 'box' | 'q' | 'type' | 'person']: Query[F] | '' };
const polling = { staleTime: UNREAD_DOCUMENTS.staleMs, refetchInterval: UNREAD_DOCUMENTS.pollMs };

export const documentQueries = {
  /** Documents by box and filters, newest first, in one growing list; each page also tells how many I have not read. */
  list: (filters: Filters) =>
    infiniteQueryOptions({
      ...pages('GET /api/documents', ['documents', 'list', filters], {
        query: { ...(filters as Query), limit: DOCUMENTS_AT_ONCE },
      }),
      staleTime: UNREAD_DOCUMENTS.staleMs,
      refetchInterval: ({ state }) =>
        (state.data?.pages.length ?? 0) > PAGES_POLLED ? false : UNREAD_DOCUMENTS.pollMs,
    }),
  /** The newest unread documents of my inbox, and how many there are in all. */
  unread: () => ({
    ...query('GET /api/documents', ['documents', 'unread'], {
      query: { box: 'inbox', status: 'unread', limit: UNREAD_SHOWN },
    }),
    ...polling,
  }),
  /** How many documents wait to be read in my inbox. */
  unreadCount: () => ({
    ...query(
      'GET /api/documents',
      ['documents', 'unread-count'],
      { query: { box: 'inbox', status: 'unread', limit: 1 } },
      ({ unread_count: count }) => count,
    ),
    ...polling,
  }),
  /** One document with where it has been and what came of it. */
  detail: (id: string) => query('GET /api/documents/:id', ['documents', 'details', id], { params: { id } }),
  /** Every line of the count that a report is about, by the report's id. It is closed, so it does not change. */
  inventoryReport: (id: string) => ({
    ...query('GET /api/documents/:id/inventory-report', ['documents', 'inventory-report', id], {
      params: { id },
    }),
    staleTime: Infinity,
  }),
};
