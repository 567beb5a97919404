import { type InventoryItemDto, holderName } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';
import { closingTitle } from '../closings/closing-words';

/** The badge of an item that left the book, with date. */
export const leftBadge = ({ at }: NonNullable<InventoryItemDto['left']>) => ({
  status: 'cancelled',
  label: `Left the book ${formatDate(at)}`,
});

/** Who holds it, or by which paper it left. */
export function holderWords({ holder, left }: InventoryItemDto): string {
  if (left) return closingTitle(left);
  return holder ? holderName(holder) : 'Property Book';
}
