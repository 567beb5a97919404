import { inventoryQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery, useNavigate } from '@hand-receipt/platform';
import { Box, GrowingList } from '@hand-receipt/ui';
import { InventoryRow } from '../inventories/inventory-row';

const EMPTY = {
  open: {
    title: 'No inventory is open',
    hint: 'One that you opened, count in or answer for is listed here.',
  },
  closed: { title: 'No inventory has ended', hint: 'Closed and cancelled ones are listed here.' },
};

/** Counts that are open, or that have ended, newest first. */
export function InventoryList({ status }: { status: 'open' | 'closed' }) {
  const inventories = useInfiniteQuery(inventoryQueries.byStatus(status));
  const navigate = useNavigate();
  return (
    <GrowingList
      pages={inventories}
      of="inventories"
      empty={EMPTY[status]}
      reason={reasonOf(inventories.error)}
      failure="Failed to load the inventories"
    >
      {(inventory) => (
        <Box as="li" key={inventory.id} padding="3">
          <InventoryRow
            inventory={inventory}
            onOpen={() => navigate(`/inventories/${encodeURIComponent(inventory.id)}`)}
          />
        </Box>
      )}
    </GrowingList>
  );
}
