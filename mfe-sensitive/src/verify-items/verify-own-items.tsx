import { useCurrentUser } from '@hand-receipt/platform';
import { Button, Dialog, formatDateTime } from '@hand-receipt/ui';
import { CountStrip } from './count-strip';
import { ScanList } from './scan-list';
import { ScanPanel } from './scan-panel';
import { summaryText } from './scan-summary';
import { SendSummary } from './send-summary';
import { useOwnCheck } from './use-own-check';
import { useScanSession } from './use-scan-session';

/** Verifies what is assigned to me, one code after the other. */
export function VerifyOwnItems({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const own = useOwnCheck();
  const { entries, scan } = useScanSession({ inventoryId: null, find: own.find });
  const verified = own.verifiedWith(entries);
  const summary = summaryText(entries, {
    by: `${user.rank} ${user.lastName}`,
    at: formatDateTime(Date.now()),
    verified,
    expected: own.expected,
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
      <CountStrip caption="Verified" done={verified} expected={own.expected} />
      <ScanPanel entries={entries} onCode={scan} />
      <ScanList entries={entries} />
    </Dialog>
  );
}
