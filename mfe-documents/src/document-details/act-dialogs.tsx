import type { DocumentDto } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { documentIsForm } from '../documents/document-words';
import type { DocumentAct } from '../drafts/use-document-draft';

const ForwardDialog = lateDialog(() => import('../forward/forward-dialog'));
const ReportActionDialog = lateDialog(() => import('../report-action/report-action-dialog'));

const ACTS: readonly DocumentAct[] = ['forward', 'report'];

interface ActDialogsProps {
  document: DocumentDto;
  mayReport: boolean;
}

/** The dialog over a document that `act` of the address names, as far as the reader may do it. */
export function ActDialogs({ document, mayReport }: ActDialogsProps) {
  const url = useUrlState();
  const act = knownValue(ACTS, url.get('act'));
  const close = () => url.set({ act: '' });
  return (
    <>
      {act === 'forward' && documentIsForm(document) ? (
        <ForwardDialog document={document} onClose={close} />
      ) : null}
      {act === 'report' && mayReport ? <ReportActionDialog document={document} onClose={close} /> : null}
    </>
  );
}
