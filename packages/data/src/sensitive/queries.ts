import type { InventoryLineDto, OpenedKind } from '@hand-receipt/contracts';
import { infiniteQueryOptions, type Page, queryOptions, type ReadCall } from '@hand-receipt/platform';
import { newest } from '../core/newest';
import { ask, askPage, pages, query } from '../core/query';

/** Whose items: mine, those I signed down, those nobody holds, all that the figures count, all that I may see, or those that I have without having signed. */
export type ItemScope = 'assigned' | 'signedout' | 'unassigned' | 'counted' | 'visible' | 'with-me';

/** The first page is small, so that it is on screen soon; the rest follows in large ones. */
const FIRST_PAGE = 100;
const LATER_PAGES = 500;
const VERIFICATIONS_SHOWN = 50;
const LATEST_VERIFICATIONS = 5;

export const sensitiveQueries = {
  /** Sensitive items of one scope, page by page. */
  items: (scope: ItemScope) =>
    infiniteQueryOptions({
      queryKey: ['sensitive', 'items', scope],
      queryFn: ({ pageParam: cursor, signal }) =>
        askPage('GET /api/sensitive-items', {
          query: { scope, limit: cursor ? LATER_PAGES : FIRST_PAGE, cursor },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor,
    }),
  /** Counts over every sensitive item that I may see, and the next check. */
  summary: () => query('GET /api/sensitive-items/summary', ['sensitive', 'summary'], {}),
  /** When each category is checked. */
  schedules: () => query('GET /api/check-schedules', ['sensitive', 'schedules'], {}),
  /** Each category with how many items of it I may see. */
  categories: () => query('GET /api/sensitive-items/categories', ['sensitive', 'categories'], {}),
  /** The last times that an item was seen, newest first. */
  verifications: (itemId: string) =>
    query('GET /api/sensitive-items/:id/verifications', ['sensitive', 'verifications', itemId], {
      params: { id: itemId },
      query: { limit: VERIFICATIONS_SHOWN },
    }),
  /** The last times that any sensitive item was seen, newest first. */
  latestVerifications: () =>
    query('GET /api/sensitive-items/verifications', ['sensitive', 'latest-verifications'], {
      query: { limit: LATEST_VERIFICATIONS },
    }),
};

const NEWEST = 50;
const LINES_SHOWN = 500;
const LINES_AT_ONCE = 500;
const COUNT = '/api/inventories';

/** Pages of a count's list, with the cursor of each. */
interface LinePages {
  pages: readonly Page<InventoryLineDto[]>[];
  pageParams: readonly unknown[];
}

const linesOf = (id: string) => ({ params: { id }, query: { limit: LINES_AT_ONCE } });

/**
 * The reads that a count without a connection is made of: the count, and its list.
 *
 * @param cursors of the pages of the list, '' for the first
 */
export const countReads = (id: string, cursors: readonly string[]): ReadCall[] => [
  { key: `GET ${COUNT}/:id`, params: { id } },
  ...cursors.map((cursor): ReadCall => {
    const { params, query: filters } = linesOf(id);
    return { key: `GET ${COUNT}/:id/lines`, params, query: { ...filters, cursor } };
  }),
];

export const inventoryQueries = {
  /** The newest counts that I may see. */
  list: () => query(`GET ${COUNT}`, ['sensitive', 'inventories'], { query: { limit: NEWEST } }),
  /** Counts that I may see and that are open, or that have ended, newest first. */
  byStatus: (status: 'open' | 'closed') =>
    pages(`GET ${COUNT}`, ['sensitive', 'inventories', status], { query: { status, limit: NEWEST } }),
  /** One count, with how far it is. */
  detail: (id: string) => {
    const queryKey = ['sensitive', 'inventory', id] as const;
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) =>
        newest(queryKey, (onKept) => ask(`GET ${COUNT}/:id`, { params: { id }, signal, onKept })),
    });
  },
  /** Everything on a count, page by page. */
  lines: (id: string) => {
    const queryKey = ['sensitive', 'inventory', id, 'lines'] as const;
    return infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam: cursor, signal }) => {
        const { params, query: filters } = linesOf(id);
        return newest(
          queryKey,
          (onKept) =>
            askPage(`GET ${COUNT}/:id/lines`, { params, query: { ...filters, cursor }, signal, onKept }),
          (known: LinePages) => known.pages[known.pageParams.indexOf(cursor)],
        );
      },
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor,
    });
  },
  /** What a count still misses, by name, page by page, and how many there are in all. */
  missing: (id: string) => {
    const queryKey = ['sensitive', 'inventory', id, 'missing'] as const;
    return infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam: cursor, signal }) =>
        newest(
          queryKey,
          (onKept) =>
            askPage(`GET ${COUNT}/:id/lines`, {
              params: { id },
              query: { state: 'missing', limit: LINES_SHOWN, cursor },
              signal,
              onKept,
            }),
          (known: LinePages) => known.pages[known.pageParams.indexOf(cursor)],
        ),
      initialPageParam: '',
      getNextPageParam: (last) => last.cursor,
    });
  },
  /** What was read, by name, page by page, and how many there are in all. */
  counted: (id: string) =>
    pages(`GET ${COUNT}/:id/lines`, ['sensitive', 'inventory', id, 'counted'], {
      params: { id },
      query: { state: 'counted', limit: LINES_AT_ONCE },
    }),
  /** People of my company with the rules that exclude them from a count that is to be opened; by those of a unit below. */
  candidates: (kind: OpenedKind = 'sensitive', unitId = '') =>
    query('GET /api/inventories/candidates', ['sensitive', 'candidates', kind, unitId], {
      query: { kind, ...(unitId && { unitId }) },
    }),
  /** The same for a count that is open, or its recount. */
  candidatesOf: (id: string) =>
    query('GET /api/inventories/:id/candidates', ['sensitive', 'inventory', id, 'candidates'], {
      params: { id },
    }),
  /** The same for the recount of a count that is still open. */
  recountCandidatesOf: (id: string) =>
    query('GET /api/inventories/:id/candidates', ['sensitive', 'inventory', id, 'candidates', 'recount'], {
      params: { id },
      query: { recount: true },
    }),
  /** What a document accounts for, by name, page by page, and how many there are in all. */
  byDocument: (id: string) =>
    pages(`GET ${COUNT}/:id/lines`, ['sensitive', 'inventory', id, 'by-document'], {
      params: { id },
      query: { state: 'by-document', limit: LINES_SHOWN },
    }),
  /** What left the book while the count was open, uncounted, by name, page by page, and how many there are in all. */
  left: (id: string) =>
    pages(`GET ${COUNT}/:id/lines`, ['sensitive', 'inventory', id, 'left'], {
      params: { id },
      query: { state: 'left', limit: LINES_SHOWN },
    }),
  /** The report of a closed inventory, with every line. */
  report: (id: string) =>
    query('GET /api/inventories/:id/report', ['sensitive', 'inventory', id, 'report'], { params: { id } }),
  /** Reads that arrived after the count was closed. */
  lateReads: (id: string) =>
    query(`GET ${COUNT}/:id/late-reads`, ['sensitive', 'inventory', id, 'late-reads'], { params: { id } }),
  /** Codes that were read and are not on the count. */
  extras: (id: string) =>
    query(`GET ${COUNT}/:id/extras`, ['sensitive', 'inventory', id, 'extras'], { params: { id } }),
};
