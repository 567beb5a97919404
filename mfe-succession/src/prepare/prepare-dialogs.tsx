import type { PrepareRowDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { daysBetween } from '../plan/days';
import { SectionDialog } from '../plan/section-dialog';
import { usePlan } from '../plan/use-plan';

const PaperDialog = lateDialog(() => import(/* webpackChunkName: "attach-paper" */ './paper-dialog'));
const WithdrawDialog = lateDialog(
  () => import(/* webpackChunkName: "withdraw-transfer" */ './withdraw-dialog'),
);

/** What is asked about a row: `?act` of the address names the form, and `?of` the entry. */
export function PrepareDialogs({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { change } = usePlan(succession);
  const { prepare, may, starts_on: startsOn, due_on: dueOn } = succession;
  const act = get('act');
  const close = () => set({ act: '', of: '' });
  const entryOf = (key: PrepareRowDto['key']) =>
    prepare.find((row) => row.key === key)?.entries.find(({ id }) => id === get('of'));

  const offer = act === 'withdraw' && entryOf('transfers');
  const lost = act === 'document' && may.note && entryOf('lost');
  const unsigned = act === 'leave-out-unsigned' && may.plan && entryOf('unsigned');
  return (
    <>
      {offer && offer.mine && <WithdrawDialog entry={offer} onClose={close} />}
      {act === 'attach' && may.note && <PaperDialog succession={succession} onClose={close} />}
      {lost && <PaperDialog succession={succession} item={lost} onClose={close} />}
      {unsigned && (
        <SectionDialog
          succession={succession}
          asked={{ act: 'leave-out', number: Number(unsigned.id) }}
          days={daysBetween(startsOn, dueOn)}
          onChange={change}
          onClose={close}
        />
      )}
    </>
  );
}
