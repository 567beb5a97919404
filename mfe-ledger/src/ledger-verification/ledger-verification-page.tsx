import { PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { findingsOf } from '../check/ledger-check';
import { useLedgerCheck } from '../check/use-ledger-check';
import { VerdictCard } from '../check/verdict-card';
import { HistoryPanel } from './history-panel';

/** Does the ledger hold, and what is in it. The check runs on load. */
export default function LedgerVerificationPage() {
  const { check, run } = useLedgerCheck();
  useEffect(run, [run]);

  return (
    <PageBody>
      <PageHeader caption="Record" title="Ledger Verification" />
      <Stack gap="4">
        <VerdictCard check={check} onRecheck={run} />
        <HistoryPanel findings={findingsOf(check)} />
      </Stack>
    </PageBody>
  );
}
