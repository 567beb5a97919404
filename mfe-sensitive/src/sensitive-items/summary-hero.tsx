import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import { Box, Flex, formatTime, HeroNumber, Label, Mono } from '@hand-receipt/ui';
import { SummaryTally } from './summary-tally';

/** The same on a phone, edge to edge under the top bar: one number leads, the next check stands right. */
export function SummaryHero({ summary }: { summary: SensitiveSummaryDto }) {
  return (
    <Box margin="-16px -16px 0" padding="4" bg="bg.panel" borderBottomWidth="1px" borderColor="border">
      <Flex justify="space-between" align="flex-start">
        <div>
          <Label as="p">Verified today</Label>
          <HeroNumber value={summary.verifiedToday} of={summary.total} size="lg" />
        </div>
        <Box textAlign="end">
          <Label as="p">Next check</Label>
          <Box fontSize="24px" lineHeight="32px" marginTop="1">
            <Mono>{formatTime(summary.nextCheck)}</Mono>
          </Box>
        </Box>
      </Flex>
      <SummaryTally summary={summary} />
    </Box>
  );
}
