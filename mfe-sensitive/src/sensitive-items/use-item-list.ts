import { SENSITIVE_CATEGORIES } from '@hand-receipt/contracts';
import { sensitiveQueries, useEveryPage } from '@hand-receipt/data';
import { knownValue, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { formatCount, toast } from '@hand-receipt/ui';
import { useMemo } from 'react';
import { byUrgency, matches, OFFERED_STATUSES } from './item-filters';
import { tabScopeOf } from './item-scopes';

interface Options {
  /** True while the user scans over the list. The list then stays as it is and refetches afterward. */
  isPaused: boolean;
}

/**
 * The items of the tab that the URL names, narrowed by the URL's search and filters, most urgent first. `progress` says how
 * far the list has loaded; it is undefined once all of it is here, and only then is the number of shown items final.
 */
export function useItemList({ isPaused }: Options) {
  const url = useUrlState();
  const scope = tabScopeOf(url.get('tab'));
  const q = url.get('q');
  const category = knownValue(SENSITIVE_CATEGORIES, url.get('category'));
  const status = knownValue(OFFERED_STATUSES, url.get('status'));
  const query = useInfiniteQuery({
    ...sensitiveQueries.items(scope),
    // Who comes by a link to a count finds the list behind it loaded.
    enabled: ({ state }) => !isPaused || state.data === undefined,
  });
  useEveryPage(query, !isPaused);

  const items = useMemo(
    () => query.data?.pages.flatMap((page) => page.items).toSorted(byUrgency) ?? [],
    [query.data],
  );
  const shown = useMemo(
    () => items.filter((item) => matches(item, { q, category, status })),
    [items, q, category, status],
  );
  const total = formatCount(query.data?.pages[0]?.total ?? 0);
  const loaded = `${formatCount(items.length)} of ${total} items`;
  const progressWords = query.isError ? `${loaded} are loaded.` : `Loading ${loaded}...`;
  const progress = query.hasNextPage ? progressWords : undefined;
  const clear = () => {
    url.set({ q: '', category: '', status: '' });
    toast({ title: 'Filters Cleared', tone: 'info' });
  };
  const filters = { q, category, status };
  return { query, scope, items, shown, progress, filters, setFilters: url.set, clear };
}
