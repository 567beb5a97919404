import { Button, lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';

const CompareDevicesDialog = lateDialog(() => import('./compare-devices-dialog'));

/** Offers to hold what this browser verified against what another one was shown. */
export function CompareDevices({ note }: { note: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Compare With Another Device
      </Button>
      {open ? <CompareDevicesDialog note={note} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
