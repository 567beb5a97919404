import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { useConnection, useUrlState } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { CloseInventoryDialog } from '../inventories/close-inventory-dialog';
import type { CountHere } from '../verify-items/kept-scans';
import { EndCountDialog } from './end-count-dialog';

/** Whether ending it leads to a recount. */
const isRecounted = ({ may, toRecount = 0 }: SensitiveInventoryDto): boolean =>
  may?.endCount === true && toRecount > 0;

/** Ends the count: differences are recounted first where the rules say so, else the inventory is closed. */
export function EndCountButton({ here, icon }: { here: CountHere; icon?: ReactNode }) {
  const { get, set } = useUrlState();
  const isOnline = useConnection(({ online }) => online);
  const { inventory, waiting } = here;
  if (!inventory.mayClose) return null;
  const close = () => set({ end: '' });
  const why = isOnline ? 'Send what waits on this device first.' : 'Needs a connection.';
  const mayEnd = isOnline && waiting === 0;
  const isFirst = isRecounted(inventory);
  return (
    <>
      <Button
        // Who counts has Enter as their primary button.
        variant={inventory.mayCount ? 'secondary' : 'primary'}
        icon={icon}
        disabled={!mayEnd}
        data-tooltip={mayEnd ? undefined : why}
        onClick={() => set({ end: '1' })}
      >
        End count
      </Button>
      {get('end') && isFirst ? <EndCountDialog inventory={inventory} onClose={close} /> : null}
      {get('end') && !isFirst ? <CloseInventoryDialog inventory={inventory} onClose={close} /> : null}
    </>
  );
}
