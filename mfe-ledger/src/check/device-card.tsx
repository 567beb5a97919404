import { LEDGER_FAILED, useBrowserFindings } from '@hand-receipt/platform';
import {
  Button,
  counted,
  Flex,
  formatCount,
  formatDateTime,
  Mono,
  RefreshCwIcon,
  Text,
} from '@hand-receipt/ui';
import { CheckProgress } from './check-progress';
import { CheckPaper } from './check-paper';
import { CompareDevices } from './compare-devices';
import type { EvidenceExport } from '../device/use-evidence';
import { FIRST_SIGHT, firstSight, forgottenWords } from '../device/first-sight';
import type { LedgerReport } from '../device/messages';
import type { DeviceCheck } from './device-check';
import { EveryEvent } from './every-event';
import { StartOver } from './start-over';
import { Fact, FindingList, shortHash } from './fact';
import { useVerdict } from './use-verdict';
import { WarningList } from './warning-list';
import { VerdictFrame, WIDE_ON_PHONE } from './verdict-frame';
import { DEVICE_LOOKS } from './verdict-look';

type Concluded = Extract<DeviceCheck, { checkedAt: number }>;

function DeviceFacts({ report, checkedAt }: Concluded) {
  const { remembered, size, root, receiptsChecked } = report;
  return (
    <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
      <Fact name="Checked">
        <Mono>{formatDateTime(checkedAt)}</Mono>
      </Fact>
      {remembered ? (
        <Fact name="Remembered">
          <Mono>
            {counted(remembered.size, 'event')}, {formatDateTime(remembered.seenAt)}
          </Mono>
        </Fact>
      ) : null}
      <Fact name="Sealed now">
        <Mono>{formatCount(size)}</Mono>
      </Fact>
      <Fact name="Own acts checked">
        <Mono>{formatCount(receiptsChecked)}</Mono>
      </Fact>
      {root ? (
        <Fact name="Sealed head">
          <Mono title={root}>{shortHash(root)}</Mono>
        </Fact>
      ) : null}
    </Flex>
  );
}

const SENTENCES: Record<DeviceCheck['state'], string> = {
  idle: 'Not checked in this browser yet.',
  loading: 'This browser is checking the ledger...',
  verified: 'This browser checked for itself: nothing that it remembers was changed.',
  firstSight: FIRST_SIGHT,
  forgotten: 'This browser had forgotten the ledger.',
  failed: LEDGER_FAILED,
  error: 'This browser could not check the ledger.',
};

/** What stands on the card, and the warnings that it leaves to the list. */
function wordsOf(
  state: DeviceCheck['state'],
  report: LedgerReport | null,
): { sentence: string; warnings: string[] } {
  const look = report?.witnesses;
  const ofWitnesses = look?.warning ? [look.warning] : [];
  const forgotten = report?.forgotten ? forgottenWords(report.forgotten) : null;
  if (state === 'firstSight') return { sentence: firstSight(look), warnings: ofWitnesses };
  if (forgotten === null) return { sentence: SENTENCES[state], warnings: ofWitnesses };
  return state === 'forgotten'
    ? { sentence: forgotten, warnings: ofWitnesses }
    : { sentence: SENTENCES[state], warnings: [forgotten, ...ofWitnesses] };
}

/** States of which the list of who checked says all there is to say. */
const NOTHING_FOUND: readonly DeviceCheck['state'][] = ['idle', 'loading', 'verified'];

/** Why the last check could not be made; beside a failed verdict, which stands, also that it could not. */
const noCheck = (state: DeviceCheck['state'], message: string): string =>
  state === 'error' ? message : `The last check could not be made: ${message}`;

interface DeviceCardProps {
  check: DeviceCheck;
  evidence: EvidenceExport;
  onRecheck: () => void;
  /** Everything that this browser remembered is forgotten. */
  onStartedOver: () => void;
}

/** This browser's verdict, which rests on what it remembers and on nothing that the server says of itself. */
export function DeviceCard({ check, evidence, onRecheck, onStartedOver }: DeviceCardProps) {
  // Also what it found in an earlier visit, or in a list: it stands until the same check succeeds.
  const found = useBrowserFindings();
  const state = found.length > 0 ? 'failed' : check.state;
  const report = 'report' in check ? check.report : null;
  const { sentence, warnings } = wordsOf(state, report);
  const { headline } = useVerdict();
  return (
    <VerdictFrame
      title="This Browser"
      state={state}
      sentence={sentence}
      look={DEVICE_LOOKS[state]}
      brief={NOTHING_FOUND.includes(state) || sentence === headline}
      told={check.state === 'error' ? <Text>{noCheck(state, check.message)}</Text> : null}
      actions={
        <Button icon={<RefreshCwIcon />} disabled={check.state === 'loading'} onClick={onRecheck}>
          Check Here
        </Button>
      }
    >
      {check.state === 'loading' && check.progress ? (
        <CheckProgress label="This browser's check" {...check.progress} />
      ) : null}
      {'report' in check ? <DeviceFacts {...check} /> : null}
      <FindingList label="Findings of this browser" messages={found} />
      <WarningList messages={warnings} />
      <Flex marginTop="3" gap="3" wrap="wrap" align="flex-start" css={WIDE_ON_PHONE}>
        <EveryEvent />
        <CheckPaper />
        {report && report.note !== null ? <CompareDevices note={report.note} /> : null}
      </Flex>
      <StartOver check={check} evidence={evidence} failed={state === 'failed'} onDone={onStartedOver} />
    </VerdictFrame>
  );
}
