import { Button, IconButton, PageBody, PageHeader, ShieldCheckIcon } from '@hand-receipt/ui';
import { findingsOf } from '../check/ledger-check';
import { useLedgerCheck } from '../check/use-ledger-check';
import { VerdictCard } from '../check/verdict-card';
import { EntriesFilters } from './entries-filters';
import { EntriesTable } from './entries-table';
import { useEntries } from './use-entries';

/** Ledger History & Verification: everything the API has recorded, newest first. */
export default function LedgerHistoryPage() {
  const { check, run } = useLedgerCheck();
  const list = useEntries();

  return (
    <PageBody>
      <PageHeader
        caption="Record"
        title="Ledger History & Verification"
        actions={
          <Button
            variant="primary"
            icon={<ShieldCheckIcon />}
            working={check.state === 'loading'}
            onClick={run}
          >
            Verify Ledger
          </Button>
        }
        phoneAction={
          <IconButton
            label="Verify Ledger"
            icon={<ShieldCheckIcon size={20} />}
            size="l"
            working={check.state === 'loading'}
            onClick={run}
          />
        }
      />
      {check.state === 'idle' ? null : <VerdictCard check={check} onRecheck={run} />}
      <EntriesFilters list={list} />
      <EntriesTable list={list} findings={findingsOf(check)} />
    </PageBody>
  );
}
