import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import type { TallySegment } from '@hand-receipt/ui';

/**
 * The sensitive items as ticks. Those verified today stand first and full; the last segment holds whatever was
 * verified on an earlier day and is not due, so that the ticks always add up to the total.
 */
export function sensitiveSegments(summary: SensitiveSummaryDto): TallySegment[] {
  const { total, verifiedToday, pending, overdue, maintenance, notVerified } = summary;
  const rest = Math.max(0, total - verifiedToday - pending - overdue - maintenance - notVerified);
  return [
    { count: verifiedToday, tone: 'success', label: 'verified today' },
    { count: pending, tone: 'warning', label: 'pending' },
    { count: overdue, tone: 'danger', label: 'overdue' },
    { count: maintenance, tone: 'info', label: 'in maintenance' },
    { count: notVerified, tone: 'neutral', label: 'not verified' },
    { count: rest, tone: 'neutral', label: 'verified earlier' },
  ];
}

/** The tally as one sentence, for readers. */
export function sensitiveSentence(summary: SensitiveSummaryDto): string {
  const parts = sensitiveSegments(summary)
    .slice(1)
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `, ${count} ${label}`);
  return `${summary.verifiedToday} of ${summary.total} sensitive items verified today${parts.join('')}.`;
}
