import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { KIND_WORDS } from '../successions/kind-words';

/** What may be done to all of it. The page has the form. */
export function SuccessionActs({ succession }: { succession: SuccessionDetailDto }) {
  const { set } = useUrlState();
  if (!succession.may.cancel) return null;
  return <Button onClick={() => set({ act: 'cancel' })}>Cancel {KIND_WORDS[succession.kind].title}</Button>;
}
