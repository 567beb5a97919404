import type { InventoryItemDto } from '@hand-receipt/contracts';
import { Alert, Box, formatCount } from '@hand-receipt/ui';
import { isNearMiss } from './found-by';

interface NearMissNoticeProps {
  search: string;
  items: readonly InventoryItemDto[];
}

/** Where no item has the words themselves, says so before a person takes a near miss for the item. */
export function NearMissNotice({ search, items }: NearMissNoticeProps) {
  if (items.length === 0 || !items.every(isNearMiss)) return null;
  return (
    <Box mb="4">
      <Alert tone="warning" title={`No serial number contains ${search}`}>
        <p>
          {items.length === 1 ? 'One is' : `${formatCount(items.length)} are`} easily mistaken for it. Compare
          each character with the data plate.
        </p>
      </Alert>
    </Box>
  );
}
