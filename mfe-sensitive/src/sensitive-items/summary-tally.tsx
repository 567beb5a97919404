import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import { Box, formatCount, statusLook, Tally, TallyLegend } from '@hand-receipt/ui';
import { tallyOf, tallySentence } from './tally-of';

/** One tick per sensitive item by its status, and the counts of all that the number above does not say. */
export function SummaryTally({ summary }: { summary: SensitiveSummaryDto }) {
  const segments = tallyOf(summary);
  const [, ...others] = segments;
  const told = others.filter(({ count }) => count > 0);
  return (
    <Box marginTop="3">
      <Tally label={tallySentence(summary)} segments={segments} />
      {told.length > 0 ? (
        <TallyLegend
          items={told.map(({ status, tone, count, label }) => {
            const Icon = statusLook(status).icon;
            return { icon: <Icon size={14} strokeWidth={2} />, tone, text: `${formatCount(count)} ${label}` };
          })}
        />
      ) : null}
    </Box>
  );
}
