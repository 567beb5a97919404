import { useSession, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  FilePenLineIcon,
  IconButton,
  lateDialog,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
} from '@hand-receipt/ui';
import { useWritesCorrections } from '../events/correctors';
import { CorrectionsTable } from './corrections-table';

const WriteCorrectionDialog = lateDialog(() => import('./write-correction-dialog'));

/** In the URL where the form is open and its event is not chosen yet. */
const ANY = 'new';

/** Corrections stand beside what they correct; the original is never changed or hidden. */
export default function CorrectionLogPage() {
  const status = useSession((session) => session.status);
  const mayWrite = useWritesCorrections();
  const url = useUrlState();
  const correct = url.get('correct');
  const write = () => url.set({ correct: ANY });

  return (
    <PageBody>
      <PageHeader
        caption="Record"
        title="Correction Log"
        actions={
          mayWrite ? (
            <Button variant="primary" icon={<FilePenLineIcon />} onClick={write}>
              Write Correction
            </Button>
          ) : null
        }
        phoneAction={
          mayWrite ? (
            <IconButton
              label="Write Correction"
              icon={<FilePenLineIcon size={20} />}
              size="l"
              onClick={write}
            />
          ) : null
        }
      />
      {status === 'loading' ? (
        <Panel>
          <LoadingRows text="Initializing authentication..." />
        </Panel>
      ) : (
        <CorrectionsTable />
      )}
      {mayWrite && correct ? (
        <WriteCorrectionDialog
          eventId={correct === ANY ? '' : correct}
          onClose={() => url.set({ correct: '' })}
        />
      ) : null}
    </PageBody>
  );
}
