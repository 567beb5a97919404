import { type JointVerdict, LEDGER_CHECKING } from '@hand-receipt/platform';
import { Button, Label, RefreshCwIcon, Text } from '@hand-receipt/ui';
import type { Ref } from 'react';
import type { EvidenceExport } from '../device/use-evidence';
import { CheckProgress } from './check-progress';
import { ExportEvidence, ExportEvidenceError } from './export-evidence';
import type { LedgerCheck } from './ledger-check';
import { ServerLine } from './server-line';
import { useVerdict } from './use-verdict';
import { VerdictFacts } from './verdict-facts';
import { VerdictFrame } from './verdict-frame';
import { VERDICT_LOOKS, type VerdictState } from './verdict-look';

interface VerdictCardProps {
  ref?: Ref<HTMLDivElement>;
  /** The server's own check. */
  check: LedgerCheck;
  /** This browser is at its check. */
  checkingHere: boolean;
  evidence: EvidenceExport;
  onRecheck: () => void;
}

interface Shown {
  state: VerdictState;
  headline: string;
  detail: string | null;
  advice: string | null;
}

/** A failed verdict stands until another takes its place; every other one waits for the checks under way. */
function shownOf({ state, headline, detail, advice }: JointVerdict, working: boolean): Shown {
  if (working && state !== 'failed') {
    return { state: 'loading', headline: LEDGER_CHECKING, detail: null, advice: null };
  }
  return { state: state === 'unchecked' ? 'idle' : state, headline, detail, advice };
}

/** Overall Ledger Status: the one verdict as one sentence, what to do, what the server says, and all that it found. */
export function VerdictCard({ ref, check, checkingHere, evidence, onRecheck }: VerdictCardProps) {
  const working = check.state === 'loading' || checkingHere;
  const { state, headline, detail, advice } = shownOf(useVerdict(), working);
  return (
    <VerdictFrame
      ref={ref}
      title="Overall Ledger Status"
      state={state}
      sentence={headline}
      look={VERDICT_LOOKS[state]}
      before={state === 'error' ? <Label>Error</Label> : null}
      told={
        <>
          {detail === null ? null : <Text>{detail}</Text>}
          {advice === null ? null : <Text fontWeight="600">{advice}</Text>}
        </>
      }
      actions={
        <>
          {state === 'failed' ? <ExportEvidence evidence={evidence} /> : null}
          <Button icon={<RefreshCwIcon />} disabled={check.state === 'loading'} onClick={onRecheck}>
            Re-check Status
          </Button>
        </>
      }
    >
      <ExportEvidenceError evidence={evidence} />
      <ServerLine check={check} headline={headline} />
      {check.state === 'loading' && check.progress ? (
        <CheckProgress label="The server's check" {...check.progress} />
      ) : null}
      {'report' in check ? <VerdictFacts report={check.report} /> : null}
    </VerdictFrame>
  );
}
