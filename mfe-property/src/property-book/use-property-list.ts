import type { PropertyItem } from '@hand-receipt/contracts';
import { type PropertyFilter, propertyQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { type Pages, usePages } from '../items/use-pages';
import { useLoadFailureToast } from './use-load-failure-toast';

export type PropertyList = Pages<PropertyItem>;

/** The items of a filter, loaded page by page. A refresh that fails leaves the rows and says so in a toast. */
export function usePropertyList(filter: PropertyFilter): PropertyList {
  const options = propertyQueries.list(filter);
  const query = useInfiniteQuery(options);
  useLoadFailureToast(query.error);
  return usePages(query, options);
}
