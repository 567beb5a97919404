import type { VerificationDto } from '@hand-receipt/contracts';
import { Box, Flex, formatDateTime, Mono, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { firstMismatch } from './broken-rows';

/** Enough of a hash to compare by eye. */
const shortHash = (hash: string) => (hash.length > 16 ? `${hash.slice(0, 10)}…${hash.slice(-4)}` : hash);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Text as="span" textStyle="table" color="fg.muted">
      {name} {children}
    </Text>
  );
}

/** When the ledger was checked, how far it reaches, and each thing that does not hold. */
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
      {report.findings.length > 0 ? (
        <Box
          as="ul"
          aria-label="Findings"
          marginTop="3"
          paddingLeft="4"
          listStyleType="square"
          textStyle="table"
        >
          {report.findings.map((finding, index) => (
            <li key={`${finding.code}-${index}`}>{finding.message}</li>
          ))}
        </Box>
      ) : null}
    </>
  );
}
