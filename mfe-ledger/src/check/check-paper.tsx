import { Button, lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';

const CheckPaperDialog = lateDialog(() => import('./check-paper-dialog'));

/** Offers to hold the ledger against a hand receipt on paper. */
export function CheckPaper() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Check a Printed Hand Receipt
      </Button>
      {open ? <CheckPaperDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
