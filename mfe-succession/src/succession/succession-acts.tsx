import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Button } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';

const CancelDialog = lazy(() => import(/* webpackChunkName: "cancel-succession" */ '../acts/cancel-dialog'));

/** What may be done to all of it. */
export function SuccessionActs({ succession }: { succession: SuccessionDetailDto }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!succession.may.cancel) return null;
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Cancel Change of Command</Button>
      {isAsked && (
        <Suspense fallback={null}>
          <CancelDialog succession={succession} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
