import type { SensitiveSummaryDto, VerificationStatus } from '@hand-receipt/contracts';
import { formatCount, statusLook, type TallySegment, verificationWord } from '@hand-receipt/ui';

interface StatusSegment extends TallySegment {
  status: VerificationStatus;
}

/**
 * The counts by status, in the order of the tally: done first, then what wants the reader most. What was verified on
 * an earlier day and is not due yet is done too, but no part of today's count.
 */
export const tallyOf = (summary: SensitiveSummaryDto): StatusSegment[] => {
  const { verified, verifiedToday } = summary;
  const earlier = Math.max(0, verified - verifiedToday);
  const counts: [VerificationStatus, number, string][] = [
    ['verified', verified - earlier, 'verified'],
    ['verified', earlier, 'verified earlier'],
    ['missing', summary.missing, 'missing in count'],
    ['lost', summary.lost, 'lost'],
    ['pending', summary.pending, 'pending'],
    ['overdue', summary.overdue, 'overdue'],
    ['not-verified', summary.notVerified, 'not verified'],
    ['maintenance', summary.maintenance, 'in maintenance'],
  ];
  return counts.map(([status, count, label]) => ({
    status,
    count,
    label,
    tone: statusLook(verificationWord(status)).tone,
  }));
};

/** `64 sensitive items: 58 verified, 4 pending, 1 overdue, 1 in maintenance` */
export const tallySentence = (summary: SensitiveSummaryDto): string => {
  const parts = tallyOf(summary).filter(({ count }) => count > 0);
  return `${formatCount(summary.total)} sensitive items: ${parts.map(({ count, label }) => `${formatCount(count)} ${label}`).join(', ') || 'none'}`;
};
