import { useLocation } from '@hand-receipt/platform';

/** What the URL says of the list, for a link to another item or to none: a dialog over this item is left out. */
export function useListSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('act');
  return params.size > 0 ? `?${params.toString()}` : '';
}
