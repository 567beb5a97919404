import type { SensitiveCategoryDto, SensitiveSummaryDto } from '@hand-receipt/contracts';
import { Box, Flex, formatTime, HeroNumber, Label, Mono } from '@hand-receipt/ui';
import { CategoryLine } from './category-counts';
import { RecordButtons } from './page-actions';
import { SummaryTally } from './summary-tally';

interface SummaryHeroProps {
  summary: SensitiveSummaryDto;
  categories: readonly SensitiveCategoryDto[];
}

/** The same on a phone, edge to edge under the top bar: one number leads, the next check stands right. */
export function SummaryHero({ summary, categories }: SummaryHeroProps) {
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
      <Box marginTop="3">
        <CategoryLine categories={categories} />
      </Box>
      <Flex gap="2" marginTop="3" wrap="wrap" css={{ '& > button': { flex: '1' } }}>
        <RecordButtons />
      </Flex>
    </Box>
  );
}
