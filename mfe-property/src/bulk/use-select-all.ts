import { SELECTION_LIMIT } from '@hand-receipt/contracts';
import { listMatchingIds, type PropertyFilter } from '@hand-receipt/data';
import { reasonOf, useMutation } from '@hand-receipt/platform';
import { formatCount, toast } from '@hand-receipt/ui';
import type { Selection } from './use-selection';

/** Choosing all items that match, also those that are not loaded. */
export interface SelectAll {
  /** They are chosen. */
  isAll: boolean;
  /** What the button says; '' where there is nothing more to choose. */
  label: string;
  run: () => void;
  working: boolean;
}

export function useSelectAll(
  filter: PropertyFilter,
  total: number | undefined = 0,
  selection: Selection,
): SelectAll {
  const filterKey = JSON.stringify(filter);
  const ask = useMutation({
    mutationFn: () => listMatchingIds(filter),
    onSuccess: ({ ids }) => selection.chooseAll(ids, filterKey),
    onError: (error) => toast({ title: error.message, description: reasonOf(error), tone: 'danger' }),
  });
  const isAll = selection.allOf === filterKey;
  const most = formatCount(Math.min(total, SELECTION_LIMIT));
  const label =
    total > SELECTION_LIMIT ? `Select the first ${most} that match` : `Select all ${most} that match`;
  const isOffered = !isAll && total > 0 && selection.ids.size < total;
  return { isAll, label: isOffered ? label : '', run: () => ask.mutate(), working: ask.isPending };
}
