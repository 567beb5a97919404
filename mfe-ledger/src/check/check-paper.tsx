import { Button } from '@hand-receipt/ui';
import { Suspense, lazy, useState } from 'react';

const CheckPaperDialog = lazy(() => import('./check-paper-dialog'));

/** Offers to hold the ledger against a hand receipt on paper. */
export function CheckPaper() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Check a Printed Hand Receipt
      </Button>
      {open ? (
        <Suspense>
          <CheckPaperDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
