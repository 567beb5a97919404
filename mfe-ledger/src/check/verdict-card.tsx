import { Button, RefreshCwIcon, Text } from '@hand-receipt/ui';
import { CheckProgress } from './check-progress';
import type { LedgerCheck } from './ledger-check';
import { VerdictFacts } from './verdict-facts';
import { VerdictFrame } from './verdict-frame';
import { VERDICT_LOOKS } from './verdict-look';

interface VerdictCardProps {
  check: LedgerCheck;
  onRecheck: () => void;
}

/** Overall Ledger Status: the server's verdict as one sentence, what it rests on, and everything that was found. */
export function VerdictCard({ check, onRecheck }: VerdictCardProps) {
  return (
    <VerdictFrame
      title="Overall Ledger Status"
      state={check.state}
      look={VERDICT_LOOKS[check.state]}
      told={
        <>
          {check.state === 'error' ? <Text>{check.message}</Text> : null}
          {check.state === 'failed' ? (
            <Text>
              Stop transfers and report to your PBO. Do not correct records until the ledger has been
              examined.
            </Text>
          ) : null}
        </>
      }
      actions={
        <Button icon={<RefreshCwIcon />} disabled={check.state === 'loading'} onClick={onRecheck}>
          Re-check Status
        </Button>
      }
    >
      {check.state === 'loading' && check.progress ? (
        <CheckProgress label="The server's check" {...check.progress} />
      ) : null}
      {'report' in check ? <VerdictFacts report={check.report} /> : null}
    </VerdictFrame>
  );
}
