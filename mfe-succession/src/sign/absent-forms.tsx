import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { newsOfAct } from '../acts/act-news';
import { useOpenForm } from '../acts/use-open-form';
import type { LineNews } from '../count/line-news';
import { hashInPlace } from './absent-acts';

const InPlaceDialog = lateDialog(() => import(/* webpackChunkName: "sign-in-place" */ './in-place-dialog'));
const AppointDialog = lateDialog(() => import(/* webpackChunkName: "appoint-signer" */ './appoint-dialog'));

/** Why nobody signs in place of the outgoing person now; null while that is possible. */
function newsInPlace(succession: SuccessionDetailDto): LineNews | null {
  const { may, signing, from } = succession;
  if (may.inPlace && signing.blockers.length > 0) {
    const words = signing.blockers.map(({ message }) => message).join(' ');
    return { title: 'Nobody signs yet', words, isOver: true };
  }
  const isPossible = hashInPlace(succession) !== null;
  return newsOfAct(succession, isPossible, `You do not sign in place of ${from.name} any more.`);
}

/** What is done about an outgoing who is absent: `?act` of the address names the form that is open. */
export function AbsentForms({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { may } = succession;
  const act = get('act');
  const close = () => set({ act: '' });
  const setHash = hashInPlace(succession);
  const signing = useOpenForm(act === 'sign-in-place' ? act : '', setHash);
  const appointing = useOpenForm(act === 'appoint' ? act : '', may.appoint || null);
  return (
    <>
      {signing && (
        <InPlaceDialog
          succession={succession}
          setHash={setHash ?? signing}
          news={newsInPlace(succession)}
          onClose={close}
        />
      )}
      {appointing && (
        <AppointDialog
          succession={succession}
          news={newsOfAct(succession, may.appoint, 'You do not appoint a signer here any more.')}
          onClose={close}
        />
      )}
    </>
  );
}
