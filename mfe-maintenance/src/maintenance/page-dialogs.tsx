import { lateDialog } from '@hand-receipt/ui';
import type { usePageDialogs } from './use-page-dialogs';

const SendFormPageDialog = lateDialog(() => import('../send-form/send-form-page-dialog'));
const ReportDialog = lateDialog(() => import('../report-maintenance/report-dialog'));
const ConnectionsDrawer = lateDialog(() => import('../connections/connections-drawer'));

/** The dialogs of the page; none of them is loaded before it is wanted. */
export function PageDialogs({ dialogs }: { dialogs: ReturnType<typeof usePageDialogs> }) {
  const { sending, sendAbout, reporting, reportAbout, fromDocument, connecting, close } = dialogs;
  return (
    <>
      {sending ? <SendFormPageDialog itemId={sending} onChoose={sendAbout} onClose={close} /> : null}
      {reporting ? (
        <ReportDialog itemId={reporting} onChoose={reportAbout} documentId={fromDocument} onClose={close} />
      ) : null}
      {connecting ? <ConnectionsDrawer onClose={close} /> : null}
    </>
  );
}
