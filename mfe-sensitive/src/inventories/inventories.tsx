import { useNavigate, useUrlState } from '@hand-receipt/platform';
import { InventoriesDrawer } from './inventories-drawer';
import NewInventoryDialog from './new-inventory-dialog';

/** The counts, or the form that opens one, as the address says. */
export default function Inventories({ onClose }: { onClose: () => void }) {
  const url = useUrlState();
  const navigate = useNavigate();
  return url.get('inventories') === 'new' ? (
    <NewInventoryDialog
      onClose={() => url.set({ inventories: 'all' })}
      onOpened={(id) => navigate(`/inventories/${encodeURIComponent(id)}`, { replace: true })}
    />
  ) : (
    <InventoriesDrawer onClose={onClose} />
  );
}
