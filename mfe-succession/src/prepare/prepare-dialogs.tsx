import type { PrepareRowDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { newsOfAct } from '../acts/act-news';
import { useOpenForm } from '../acts/use-open-form';

const PaperDialog = lateDialog(() => import(/* webpackChunkName: "attach-paper" */ './paper-dialog'));
const WithdrawDialog = lateDialog(
  () => import(/* webpackChunkName: "withdraw-transfer" */ './withdraw-dialog'),
);

type Entry = PrepareRowDto['entries'][number];

interface PaperFormProps {
  succession: SuccessionDetailDto;
  onClose: () => void;
}

const MAY_NOT_ADD = 'You do not add papers here any more.';

/** A paper on hand. */
function AttachForm({ succession, onClose }: PaperFormProps) {
  const { get } = useUrlState();
  const { note: isPossible } = succession.may;
  if (!useOpenForm(get('act') === 'attach' ? 'attach' : '', isPossible || null)) return null;
  return (
    <PaperDialog
      succession={succession}
      news={newsOfAct(succession, isPossible, MAY_NOT_ADD)}
      onClose={onClose}
    />
  );
}

/** The document of a lost item. */
function DocumentForm({ succession, lost, onClose }: PaperFormProps & { lost: Entry | undefined }) {
  const { get } = useUrlState();
  const { note: mayAdd } = succession.may;
  const now = (mayAdd && lost) || null;
  const item = useOpenForm(get('act') === 'document' ? `document ${get('of')}` : '', now);
  if (!item) return null;
  const why = mayAdd ? `${item.label} needs no document any more.` : MAY_NOT_ADD;
  return (
    <PaperDialog
      succession={succession}
      item={item}
      news={newsOfAct(succession, now !== null, why)}
      onClose={onClose}
    />
  );
}

/** What is asked about a row: `?act` of the address names the form, and `?of` the entry. */
export function PrepareDialogs({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const entryOf = (key: PrepareRowDto['key']) =>
    succession.prepare.find((row) => row.key === key)?.entries.find(({ id }) => id === get('of'));
  const close = () => set({ act: '', of: '' });
  const offer = get('act') === 'withdraw' && entryOf('transfers');
  return (
    <>
      {offer && offer.mine && <WithdrawDialog entry={offer} onClose={close} />}
      <AttachForm succession={succession} onClose={close} />
      <DocumentForm succession={succession} lost={entryOf('lost')} onClose={close} />
    </>
  );
}
