import type { Verdict } from '@hand-receipt/data';
import { Box, Button, Flex, formatCount, formatDateTime, Mono, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { firstMismatch } from './broken-rows';
import { IncidentList } from '../incidents/incident-list';
import { isIncident } from '../incidents/incidents';
import { Fact, FindingList, shortHash } from './fact';
import { WarningList } from './warning-list';

const messagesOf = (findings: Verdict['findings']) => findings.map(({ message }) => message);

/** What an answer lacks, or gives as something else than it should be. */
const NOT_GIVEN = 'not given';

function lastFullPass({ last_full_pass }: Verdict): string {
  if (last_full_pass === undefined) return NOT_GIVEN;
  return last_full_pass === null ? 'Never' : formatDateTime(last_full_pass);
}

/** What follows from one cause is not listed before the reader asks: the headline has named the cause. */
function Findings({ report: { findings, moreFindings, cause } }: { report: Verdict }) {
  const [all, setAll] = useState(cause === null || cause.consequences === 0);
  if (!all) {
    return (
      <Box marginTop="3">
        <Button size="s" onClick={() => setAll(true)}>
          Show all
        </Button>
      </Box>
    );
  }
  return (
    <>
      <FindingList label="Findings" messages={messagesOf(findings)} />
      {moreFindings > 0 ? (
        <Text textStyle="table" color="fg.muted">
          And {formatCount(moreFindings)} more.
        </Text>
      ) : null}
    </>
  );
}

/** As far as the server says: when the ledger was checked, how far it reaches, each thing that does not hold, and what else to know. */
export function VerdictFacts({ report }: { report: Verdict }) {
  const { checked_at, size, root, findings, warnings } = report;
  const mismatch = firstMismatch(report);
  return (
    <>
      <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
        <Fact name="Checked">
          <Mono>{checked_at === undefined ? NOT_GIVEN : formatDateTime(checked_at)}</Mono>
        </Fact>
        <Fact name="Events in history">
          <Mono>{typeof size === 'number' ? formatCount(size) : NOT_GIVEN}</Mono>
        </Fact>
        {/* A large ledger is checked by its new events: the reader is told when it was all of it. */}
        <Fact name="Every event checked">
          <Mono>{lastFullPass(report)}</Mono>
        </Fact>
        {mismatch === undefined ? (
          <Fact name="Head">
            <Mono title={root}>{root === undefined ? NOT_GIVEN : shortHash(root)}</Mono>
          </Fact>
        ) : (
          <Fact name="First mismatch">
            <Mono>seq {mismatch}</Mono>
          </Fact>
        )}
      </Flex>
      <Findings report={{ ...report, findings: findings.filter((finding) => !isIncident(finding)) }} />
      <IncidentList incidents={findings.filter(isIncident)} />
      <WarningList messages={messagesOf(warnings)} />
    </>
  );
}
