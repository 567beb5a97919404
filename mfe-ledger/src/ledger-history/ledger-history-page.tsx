import { useUrlState } from '@hand-receipt/platform';
import { Box, lateDialog, PageBody, PageHeader } from '@hand-receipt/ui';
import { deviceFindings } from '../check/device-check';
import { findingsOf } from '../check/ledger-check';
import { useDeviceCheck } from '../check/use-device-check';
import { useFullCheck } from '../check/use-full-check';
import { VerdictCards } from '../check/verdict-cards';
import { EntriesFilters } from './entries-filters';
import { EntriesTable } from './entries-table';
import { HistoryActions, HistoryPhoneActions } from './history-actions';
import { useEntries } from './use-entries';

const ExportDialog = lateDialog(() => import('../export-history/export-dialog'));

/** Ledger History & Verification: everything the API has recorded, newest first. */
export default function LedgerHistoryPage() {
  const server = useFullCheck();
  const device = useDeviceCheck();
  const list = useEntries();
  const url = useUrlState();

  const actions = {
    working: server.check.state === 'loading',
    onVerify: () => {
      server.run();
      device.run();
    },
    onExport: () => url.set({ dialog: 'export' }),
  };

  return (
    <PageBody>
      <PageHeader
        caption="Record"
        title="Ledger History & Verification"
        actions={<HistoryActions {...actions} />}
        phoneAction={<HistoryPhoneActions {...actions} />}
      />
      {server.check.state === 'idle' ? null : (
        <Box marginBottom="4">
          <VerdictCards server={server} device={device} />
        </Box>
      )}
      <EntriesFilters list={list} />
      <EntriesTable list={list} findings={[...findingsOf(server.check), ...deviceFindings(device.check)]} />
      {url.get('dialog') === 'export' ? (
        <ExportDialog filters={list} onClose={() => url.set({ dialog: '' })} />
      ) : null}
    </PageBody>
  );
}
