import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { KIND_WORDS } from '../successions/kind-words';

const CancelDialog = lazy(() => import(/* webpackChunkName: "cancel-succession" */ '../acts/cancel-dialog'));

/** What may be done to all of it. `?act=cancel` of the address opens the form. */
export function SuccessionActs({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  if (!succession.may.cancel) return null;
  return (
    <>
      <Button onClick={() => set({ act: 'cancel' })}>Cancel {KIND_WORDS[succession.kind].title}</Button>
      {get('act') === 'cancel' && (
        <Suspense fallback={null}>
          <CancelDialog succession={succession} onClose={() => set({ act: '' })} />
        </Suspense>
      )}
    </>
  );
}
