import { PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { CardBoundary } from '../check/card-boundary';
import { deviceFindings } from '../check/device-check';
import { findingsOf } from '../check/ledger-check';
import { useDeviceCheck } from '../check/use-device-check';
import { useLedgerCheck } from '../check/use-ledger-check';
import { VerdictCards } from '../check/verdict-cards';
import { AcknowledgeIncident } from '../incidents/acknowledge-incident';
import { HistoryPanel } from './history-panel';

/** Does the ledger hold, by the server and by this browser, and what is in it. Both checks run on load. */
export default function LedgerVerificationPage() {
  const server = useLedgerCheck();
  const device = useDeviceCheck();
  const { run: askServer } = server;
  const { run: checkHere } = device;
  useEffect(() => {
    askServer();
    checkHere();
  }, [askServer, checkHere]);

  return (
    <PageBody>
      <PageHeader caption="Record" title="Ledger Verification" />
      <Stack gap="4">
        <VerdictCards server={server} device={device} />
        <CardBoundary title="Ledger History">
          <HistoryPanel findings={[...findingsOf(server.check), ...deviceFindings(device.check)]} />
        </CardBoundary>
      </Stack>
      <AcknowledgeIncident findings={findingsOf(server.check)} onDone={askServer} />
    </PageBody>
  );
}
