import type { Verdict } from '@hand-receipt/data';
import { Flex, formatDateTime, Mono } from '@hand-receipt/ui';
import { firstMismatch } from './broken-rows';
import { Fact, FindingList, shortHash } from './fact';
import { WarningList } from './warning-list';

const messagesOf = (findings: Verdict['findings']) => findings.map(({ message }) => message);

/** As far as the server says: when the ledger was checked, how far it reaches, each thing that does not hold, and what else to know. */
export function VerdictFacts({ report }: { report: Verdict }) {
  const { checked_at, size, last_full_pass, root } = report;
  const mismatch = firstMismatch(report.findings);
  return (
    <>
      <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
        {checked_at === undefined ? null : (
          <Fact name="Checked">
            <Mono>{formatDateTime(checked_at)}</Mono>
          </Fact>
        )}
        {size === undefined ? null : (
          <Fact name="Events in history">
            <Mono>{size.toLocaleString('en-US')}</Mono>
          </Fact>
        )}
        {/* A large ledger is checked by its new events and a sample: the reader is told when it was all of it. */}
        {last_full_pass === undefined ? null : (
          <Fact name="Every event checked">
            <Mono>{last_full_pass ? formatDateTime(last_full_pass) : 'Never'}</Mono>
          </Fact>
        )}
        {mismatch === undefined ? null : (
          <Fact name="First mismatch">
            <Mono>seq {mismatch}</Mono>
          </Fact>
        )}
        {mismatch !== undefined || root === undefined ? null : (
          <Fact name="Head">
            <Mono title={root}>{shortHash(root)}</Mono>
          </Fact>
        )}
      </Flex>
      <FindingList label="Findings" messages={messagesOf(report.findings)} />
      <WarningList messages={messagesOf(report.warnings)} />
    </>
  );
}
