import { Navigate, useUrlState } from '@hand-receipt/platform';
import { VerifyOwnItems } from './verify-own-items';

/** The scanner for what is assigned to me. An address that names an inventory leads to its page. */
export default function VerifyItems({ onClose }: { onClose: () => void }) {
  const inventoryId = useUrlState().get('inventory');
  if (inventoryId) return <Navigate to={`/inventories/${encodeURIComponent(inventoryId)}`} replace />;
  return <VerifyOwnItems onClose={onClose} />;
}
