import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import { formatCount, type TallySegment } from '@hand-receipt/ui';

/** Verified on an earlier day, and not due. */
export const verifiedEarlier = ({ verified, verifiedToday }: SensitiveSummaryDto): number =>
  Math.max(0, verified - verifiedToday);

/**
 * The sensitive items as ticks. Those verified today stand first, then whatever was verified on an earlier day and is
 * not due; what was verified today and is due again counts as due, so that the ticks add up to the total.
 */
export function sensitiveSegments(summary: SensitiveSummaryDto): TallySegment[] {
  const { missing, lost, verified, pending, overdue, maintenance, notVerified } = summary;
  const earlier = verifiedEarlier(summary);
  return [
    { count: verified - earlier, tone: 'success', label: 'verified today' },
    { count: earlier, tone: 'success', label: 'verified earlier' },
    { count: missing, tone: 'danger', label: 'missing in count' },
    { count: lost, tone: 'danger', label: 'lost' },
    { count: pending, tone: 'warning', label: 'pending' },
    { count: overdue, tone: 'danger', label: 'overdue' },
    { count: maintenance, tone: 'info', label: 'in maintenance' },
    { count: notVerified, tone: 'neutral', label: 'not verified' },
  ];
}

/** The tally as one sentence, for readers. */
export function sensitiveSentence(summary: SensitiveSummaryDto): string {
  const parts = sensitiveSegments(summary)
    .slice(1)
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `, ${formatCount(count)} ${label}`);
  const today = `${formatCount(summary.verifiedToday)} of ${formatCount(summary.total)}`;
  return `${today} sensitive items verified today${parts.join('')}.`;
}
