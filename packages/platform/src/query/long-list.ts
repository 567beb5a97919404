import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../api/request';
import { shareCachedRows } from './share-cached-rows';

/** A page of a long list, and how many rows of the list come before it. */
export type PlacedPage<T> = Page<T[]> & { start: number };

interface PageParam {
  cursor: string;
  start: number;
}

/** What a list shows of the pages that it holds. */
export interface HeldRows<T> {
  items: T[];
  total: number;
  /** Rows of the list before the first of `items`. */
  before: number;
}

/** Rows that are held of a long list: it is asked for again whole whenever something of it changes. */
const PAGES_HELD = 10;

/** One function for all lists and renders: a new one would be asked again each time. */
const heldRows = <T>({ pages }: InfiniteData<PlacedPage<T>, PageParam>): HeldRows<T> => ({
  items: pages.flatMap((page) => page.items),
  total: pages.at(-1)?.total ?? 0,
  before: pages[0]?.start ?? 0,
});

/**
 * Options for an infinite query of a long list. It keeps the pages around the visible rows, drops distant pages, and
 * reads them again when the user scrolls back.
 *
 * @param pageSize rows of a full page
 * @param load the page at a cursor; '' is the first
 */
export const longList = <T>(
  pageSize: number,
  load: (cursor: string, signal: AbortSignal) => Promise<Page<T[]>>,
) => ({
  initialPageParam: { cursor: '', start: 0 },
  queryFn: async ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) => {
    const page = await load(pageParam.cursor, signal);
    // Others enter and remove items meanwhile: only the first page knows its place for certain.
    return { ...page, start: page.previous === null ? 0 : pageParam.start };
  },
  getNextPageParam: ({ cursor, start, items }: PlacedPage<T>): PageParam | null =>
    cursor === null ? null : { cursor, start: start + items.length },
  getPreviousPageParam: ({ previous, start }: PlacedPage<T>): PageParam | null =>
    previous === null ? null : { cursor: previous, start: Math.max(1, start - pageSize) },
  maxPages: PAGES_HELD,
  select: heldRows<T>,
  structuralSharing: shareCachedRows,
});
