import { inventoryQueries, propertyQueries } from '@hand-receipt/data';
import { statusOf, useQuery } from '@hand-receipt/platform';
import type { Chosen } from './new-inventory';

/** Why what an address asks to count cannot be counted; null where all of it is there, undefined until it is known. */
export function useAbsent(chosen: Chosen | undefined): string | null | undefined {
  const itemIds = chosen && 'itemIds' in chosen ? chosen.itemIds : [];
  const source = chosen && 'differencesOf' in chosen ? chosen.differencesOf : '';
  const unseen = useQuery({ ...propertyQueries.unseen(itemIds), enabled: itemIds.length > 0 });
  const inventory = useQuery({ ...inventoryQueries.detail(source), enabled: source !== '' });
  // What cannot be read is left to the server, which says it when the inventory is opened.
  if (unseen.isLoading || inventory.isLoading) return undefined;
  if (statusOf(inventory.error) === 404) return `${source} does not exist, or you may not see it.`;
  const [only, ...others] = unseen.data ?? [];
  if (only === undefined) return null;
  if (others.length === 0) return `${only} does not exist, or you may not see it.`;
  return `${[only, ...others].join(', ')} do not exist, or you may not see them.`;
}
