import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { newsOfAct } from '../acts/act-news';
import { useOpenForm } from '../acts/use-open-form';
import { NoteForms } from '../plan/note-forms';
import { SectionForms } from '../plan/section-forms';
import { PrepareDialogs } from '../prepare/prepare-dialogs';
import { AbsentForms } from '../sign/absent-forms';
import { KIND_WORDS } from '../successions/kind-words';

const CancelDialog = lateDialog(
  () => import(/* webpackChunkName: "cancel-succession" */ '../acts/cancel-dialog'),
);

/** `?act=cancel` of the address opens the form. */
function CancelForm({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { may, kind } = succession;
  const named = get('act') === 'cancel' ? 'cancel' : '';
  if (!useOpenForm(named, may.cancel || null)) return null;
  const why = `You do not cancel this ${KIND_WORDS[kind].noun} any more.`;
  return (
    <CancelDialog
      succession={succession}
      news={newsOfAct(succession, may.cancel, why)}
      onClose={() => set({ act: '' })}
    />
  );
}

/**
 * The forms that `?act` of the address names. They are outside the strips: an act of another person changes which strip is
 * due and what it shows, and what was typed stays.
 */
export function SuccessionForms({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <>
      <CancelForm succession={succession} />
      <NoteForms succession={succession} />
      <SectionForms succession={succession} />
      <PrepareDialogs succession={succession} />
      <AbsentForms succession={succession} />
    </>
  );
}
