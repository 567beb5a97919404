import type { VerificationDto } from '@hand-receipt/contracts';
import { Flex, formatDateTime, Mono } from '@hand-receipt/ui';
import { firstMismatch } from './broken-rows';
import { Fact, FindingList, shortHash } from './fact';
import { WarningList } from './warning-list';

const messagesOf = (findings: VerificationDto['findings'] = []) => findings.map(({ message }) => message);

/** When the ledger was checked, how far it reaches, each thing that does not hold, and what else to know. */
export function VerdictFacts({ report }: { report: VerificationDto }) {
  const mismatch = firstMismatch(report.findings);
  return (
    <>
      <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
        <Fact name="Checked">
          <Mono>{formatDateTime(report.checked_at)}</Mono>
        </Fact>
        <Fact name="Events in history">
          <Mono>{report.size.toLocaleString('en-US')}</Mono>
        </Fact>
        {/* A large ledger is checked by its new events and a sample: the reader is told when it was all of it. */}
        <Fact name="Every event checked">
          <Mono>{report.last_full_pass ? formatDateTime(report.last_full_pass) : 'Never'}</Mono>
        </Fact>
        {mismatch === undefined ? (
          <Fact name="Head">
            <Mono title={report.root}>{shortHash(report.root)}</Mono>
          </Fact>
        ) : (
          <Fact name="First mismatch">
            <Mono>seq {mismatch}</Mono>
          </Fact>
        )}
      </Flex>
      <FindingList label="Findings" messages={messagesOf(report.findings)} />
      <WarningList messages={messagesOf(report.warnings)} />
    </>
  );
}
