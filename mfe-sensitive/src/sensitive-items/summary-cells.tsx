import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate, formatTime, HeroNumber, Mono } from '@hand-receipt/ui';
import { SummaryTally } from './summary-tally';

/** The strip of a desktop: verified today, still pending, next check. */
export function SummaryCells({ summary }: { summary: SensitiveSummaryDto }) {
  return (
    <FormStrip columns="2.4fr 1fr 1fr" size="stat">
      <FormCell caption="Verified today">
        <HeroNumber value={summary.verifiedToday} of={summary.total} />
        <SummaryTally summary={summary} />
      </FormCell>
      <FormCell caption="Pending verification">
        <HeroNumber value={summary.pending} />
      </FormCell>
      <FormCell
        caption="Next scheduled check"
        hint={summary.nextCheck ? <Mono>{formatDate(summary.nextCheck)}</Mono> : undefined}
      >
        <HeroNumber value={<Mono>{formatTime(summary.nextCheck)}</Mono>} />
      </FormCell>
    </FormStrip>
  );
}
