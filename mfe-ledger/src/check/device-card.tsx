import { Button, Flex, formatDateTime, Mono, RefreshCwIcon, Text } from '@hand-receipt/ui';
import { CheckProgress } from './check-progress';
import { CompareDevices } from './compare-devices';
import type { DeviceCheck } from './device-check';
import { EveryEvent } from './every-event';
import { StartOver } from './start-over';
import { Fact, FindingList, shortHash } from './fact';
import { VerdictFrame, WIDE_ON_PHONE } from './verdict-frame';
import { DEVICE_LOOKS } from './verdict-look';

type Concluded = Extract<DeviceCheck, { checkedAt: number }>;

function DeviceFacts({ report, checkedAt }: Concluded) {
  const { remembered, size, root, receiptsChecked, findings } = report;
  return (
    <>
      <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
        <Fact name="Checked">
          <Mono>{formatDateTime(checkedAt)}</Mono>
        </Fact>
        {remembered ? (
          <Fact name="Remembered">
            <Mono>
              {remembered.size.toLocaleString('en-US')} events, {formatDateTime(remembered.seenAt)}
            </Mono>
          </Fact>
        ) : null}
        <Fact name="Sealed now">
          <Mono>{size.toLocaleString('en-US')}</Mono>
        </Fact>
        <Fact name="Own acts checked">
          <Mono>{receiptsChecked.toLocaleString('en-US')}</Mono>
        </Fact>
        {root ? (
          <Fact name="Sealed head">
            <Mono title={root}>{shortHash(root)}</Mono>
          </Fact>
        ) : null}
      </Flex>
      <FindingList label="Findings of this browser" messages={findings.map(({ message }) => message)} />
    </>
  );
}

/** This browser's verdict, which rests on what it remembers and on nothing that the server says of itself. */
export function DeviceCard({ check, onRecheck }: { check: DeviceCheck; onRecheck: () => void }) {
  return (
    <VerdictFrame
      title="This Browser"
      state={check.state}
      look={DEVICE_LOOKS[check.state]}
      told={check.state === 'error' ? <Text>{check.message}</Text> : null}
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
      <Flex marginTop="3" gap="3" wrap="wrap" align="flex-start" css={WIDE_ON_PHONE}>
        <EveryEvent />
        {'report' in check && check.report.note !== null ? <CompareDevices note={check.report.note} /> : null}
      </Flex>
      <StartOver check={check} onDone={onRecheck} />
    </VerdictFrame>
  );
}
