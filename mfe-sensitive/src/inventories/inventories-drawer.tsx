import { inventoryQueries } from '@hand-receipt/data';
import { useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import { Button, Drawer, EmptyState, ErrorState, LoadingRows, PlusIcon, Stack } from '@hand-receipt/ui';
import { InventoryRow } from './inventory-row';

/** Counts that I opened, count in, or answer for: the open ones to go on with, the closed ones to read. */
export function InventoriesDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.list());
  const url = useUrlState();
  const navigate = useNavigate();
  return (
    <Drawer
      open
      onClose={onClose}
      caption="Sensitive items"
      title="Inventories"
      footer={
        <Button variant="primary" icon={<PlusIcon />} onClick={() => url.set({ inventories: 'new' })}>
          New Inventory
        </Button>
      }
    >
      {error ? (
        <ErrorState
          title="Failed to load the inventories"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <LoadingRows text="Loading the inventories..." rows={3} /> : null}
      {data?.length === 0 ? (
        <EmptyState
          align="left"
          title="No inventories yet."
          hint="Open one to count sensitive items together."
        />
      ) : null}
      <Stack as="ul" gap="2" aria-label="Inventories">
        {data?.map((inventory) => (
          <li key={inventory.id}>
            <InventoryRow
              inventory={inventory}
              onOpen={() => navigate(`/inventories/${encodeURIComponent(inventory.id)}`)}
            />
          </li>
        ))}
      </Stack>
    </Drawer>
  );
}
