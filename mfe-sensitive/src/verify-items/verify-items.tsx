import { useUrlState } from '@hand-receipt/platform';
import { CountItems } from './count-items';
import { VerifyOwnItems } from './verify-own-items';

/** The scanner dialog: in the count that the address names, else for what is assigned to me. */
export default function VerifyItems() {
  const url = useUrlState();
  const inventoryId = url.get('inventory');
  const close = () => url.set({ verify: '', inventory: '' });
  return inventoryId ? (
    <CountItems key={inventoryId} inventoryId={inventoryId} onClose={close} />
  ) : (
    <VerifyOwnItems onClose={close} />
  );
}
