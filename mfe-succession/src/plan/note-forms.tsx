import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { newsOfAct } from '../acts/act-news';
import { useOpenForm } from '../acts/use-open-form';

const NoteDialog = lateDialog(() => import(/* webpackChunkName: "succession-note" */ './note-dialog'));
const ExtensionDialog = lateDialog(
  () => import(/* webpackChunkName: "succession-extension" */ './extension-dialog'),
);

const ACTS = ['note', 'extension'] as const;

/** A note or an extension: `?act` of the address names the form that is open. */
export function NoteForms({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { note: isPossible } = succession.may;
  const act = knownValue(ACTS, get('act'));
  if (!useOpenForm(act, isPossible || null)) return null;
  const news = newsOfAct(succession, isPossible, 'You do not add notes here any more.');
  const given = { succession, news, onClose: () => set({ act: '' }) };
  return act === 'note' ? <NoteDialog {...given} /> : <ExtensionDialog {...given} />;
}
