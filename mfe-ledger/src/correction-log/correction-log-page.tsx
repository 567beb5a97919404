import { useSession } from '@hand-receipt/platform';
import { LoadingRows, PageBody, PageHeader, Panel } from '@hand-receipt/ui';
import { CorrectionsTable } from './corrections-table';

/** Corrections stand beside what they correct; the original is never changed or hidden. */
export default function CorrectionLogPage() {
  const status = useSession((session) => session.status);
  return (
    <PageBody>
      <PageHeader caption="Record" title="Correction Log" />
      {status === 'loading' ? (
        <Panel>
          <LoadingRows text="Initializing authentication..." />
        </Panel>
      ) : (
        <CorrectionsTable />
      )}
    </PageBody>
  );
}
