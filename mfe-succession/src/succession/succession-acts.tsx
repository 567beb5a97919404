import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, lateDialog } from '@hand-receipt/ui';
import { KIND_WORDS } from '../successions/kind-words';

const CancelDialog = lateDialog(
  () => import(/* webpackChunkName: "cancel-succession" */ '../acts/cancel-dialog'),
);

/** What may be done to all of it. `?act=cancel` of the address opens the form. */
export function SuccessionActs({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  if (!succession.may.cancel) return null;
  return (
    <>
      <Button onClick={() => set({ act: 'cancel' })}>Cancel {KIND_WORDS[succession.kind].title}</Button>
      {get('act') === 'cancel' && <CancelDialog succession={succession} onClose={() => set({ act: '' })} />}
    </>
  );
}
