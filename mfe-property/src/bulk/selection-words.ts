import { formatCount } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';

interface Chosen {
  /** Chosen items, loaded or not. */
  selected: number;
  /** Chosen among the rows that are loaded. */
  selectedRows: number;
  /** Rows that are loaded. */
  rows: number;
  /** Items that match, loaded or not. */
  total: number;
  /** All that match were asked for. */
  isAll: boolean;
}

/** What the ticks alone would leave open, said plainly; '' where they say all there is. */
export function selectionWords({ selected, selectedRows, rows, total, isAll }: Chosen): string {
  if (selected === 0) return '';
  if (isAll && selected < total)
    return `${formatCount(selected)} of the ${itemCount(total)} that match are selected, as many as one selection takes.`;
  if (isAll) return `All ${itemCount(total)} that match are selected.`;
  const unseen = selected - selectedRows;
  if (unseen > 0)
    return `${formatCount(unseen)} of the ${formatCount(selected)} selected ${unseen === 1 ? 'is' : 'are'} not among the rows below.`;
  if (selectedRows === rows && rows < total)
    return `The ${itemCount(rows)} loaded so far are selected, ${formatCount(total)} match.`;
  return '';
}
