import { useCurrentUser } from '@hand-receipt/platform';
import { Button, Dialog, ErrorState, formatDateTime, LoadingRows } from '@hand-receipt/ui';
import { CountStrip } from './count-strip';
import { ScanList } from './scan-list';
import { ScanPanel } from './scan-panel';
import { summaryText } from './scan-summary';
import { SendSummary } from './send-summary';
import { type OwnProgress, useOwnCheck } from './use-own-check';
import { useScanSession } from './use-scan-session';

interface OwnStripProps {
  own: ReturnType<typeof useOwnCheck>;
  progress: OwnProgress | undefined;
}

/** How many of my items are verified. No number before the whole list is here: it would not be final. */
function OwnStrip({ own, progress }: OwnStripProps) {
  if (progress) return <CountStrip caption="Verified" done={progress.done} expected={progress.expected} />;
  if (!own.error) return <LoadingRows text="Loading your items..." rows={2} />;
  return (
    <ErrorState
      title="Failed to load your items"
      message={own.error.message}
      onRetry={own.retry}
      retrying={own.isFetching}
    />
  );
}

/** Verifies what is assigned to me, one code after the other. */
export function VerifyOwnItems({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const own = useOwnCheck();
  const { entries, scan } = useScanSession({ inventoryId: null, find: own.find });
  const progress = own.progressWith(entries);
  const summary = summaryText(entries, {
    by: `${user.rank} ${user.lastName}`,
    at: formatDateTime(Date.now()),
    progress,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title="Verify Items"
      description="Scan the code of each item that is assigned to you, or type its serial number."
      footer={
        <>
          <SendSummary text={summary} disabled={entries.length === 0} />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <OwnStrip own={own} progress={progress} />
      <ScanPanel entries={entries} onCode={scan} />
      <ScanList entries={entries} />
    </Dialog>
  );
}
