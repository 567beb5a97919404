import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';
import type { HeldRows, PlacedPage } from './long-list';

type HeldPages = InfiniteData<PlacedPage<unknown>>;

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
const arePages = (data: unknown): data is HeldPages => isObject(data) && 'pages' in data;
const areRows = (data: unknown): data is HeldRows<unknown> => isObject(data) && 'items' in data;

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Compares a page with the one that was held of the same place, and not with its neighbour. */
function sharePages(held: HeldPages, read: HeldPages): HeldPages {
  const pages = read.pages.map((page) =>
    replaceEqualDeep(
      held.pages.find(({ start }) => start === page.start),
      page,
    ),
  );
  return areSame(held.pages, pages) ? held : { ...read, pages };
}

function shareRows(held: HeldRows<unknown>, read: HeldRows<unknown>): HeldRows<unknown> {
  if (!areSame(held.items, read.items)) return read;
  const isSame = held.total === read.total && held.before === read.before;
  return isSame ? held : { ...read, items: held.items };
}

/**
 * Keeps the same objects for rows of a long list that did not change, so that they do not render again. The library
 * compares pages by their number. When a list drops a page, it would compare each page with the next, field by field.
 *
 * @param held the pages of the query, or the rows that were made of them
 * @param read the same pages or rows after a refetch
 */
export function shareCachedRows(held: unknown, read: unknown): unknown {
  if (arePages(held) && arePages(read)) return sharePages(held, read);
  if (areRows(held) && areRows(read)) return shareRows(held, read);
  return read;
}
