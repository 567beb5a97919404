import { Navigate, useUrlState } from '@hand-receipt/platform';
import { VerifyOwnItems } from './verify-own-items';

/** The scanner for what is assigned to me. An address that names an inventory leads to its page. */
export default function VerifyItems() {
  const url = useUrlState();
  const inventoryId = url.get('inventory');
  if (inventoryId) return <Navigate to={`/inventories/${encodeURIComponent(inventoryId)}`} replace />;
  return <VerifyOwnItems onClose={() => url.set({ verify: '' })} />;
}
