import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Button } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { KIND_WORDS } from '../successions/kind-words';

const CancelDialog = lazy(() => import(/* webpackChunkName: "cancel-succession" */ '../acts/cancel-dialog'));

/** What may be done to all of it. */
export function SuccessionActs({ succession }: { succession: SuccessionDetailDto }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!succession.may.cancel) return null;
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Cancel {KIND_WORDS[succession.kind].title}</Button>
      {isAsked && (
        <Suspense fallback={null}>
          <CancelDialog succession={succession} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
