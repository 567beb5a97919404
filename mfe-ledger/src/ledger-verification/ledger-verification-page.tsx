import { PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { DeviceCard } from '../check/device-card';
import { deviceFindings } from '../check/device-check';
import { findingsOf } from '../check/ledger-check';
import { useDeviceCheck } from '../check/use-device-check';
import { useLedgerCheck } from '../check/use-ledger-check';
import { VerdictCard } from '../check/verdict-card';
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
        <VerdictCard check={server.check} onRecheck={askServer} />
        <DeviceCard check={device.check} onRecheck={checkHere} />
        <HistoryPanel findings={[...findingsOf(server.check), ...deviceFindings(device.check)]} />
      </Stack>
    </PageBody>
  );
}
